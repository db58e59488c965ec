import { useEffect } from 'react';
import { type AudioControls, SKIP_SECONDS } from './use-audio.ts';

type Shown = { title: string; artist: string; artworkUrl?: string | undefined; chapterStarts: number[] };

/** Title, picture and buttons on the lock screen, on headphones and on keyboards with media keys. */
export function useLockScreen(audio: AudioControls, shown: Shown): void {
  const { title, artist, artworkUrl, chapterStarts } = shown;
  const { isPlaying, hasStarted, ref, duration, rate } = audio;
  const wholeSeconds = Math.floor(audio.time);
  const starts = chapterStarts.join(' ');

  useEffect(() => {
    const element = ref.current;
    if (!isPlaying || !element || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: artworkUrl ? [{ src: artworkUrl }] : [],
    });
    const goTo = (seconds: number) => {
      element.currentTime = Math.max(0, Math.min(seconds, element.duration || seconds));
    };
    const chapters = starts === '' ? [] : starts.split(' ').map(Number);
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => void element.play()],
      ['pause', () => element.pause()],
      ['stop', () => element.pause()],
      ['seekbackward', ({ seekOffset }) => goTo(element.currentTime - (seekOffset || SKIP_SECONDS))],
      ['seekforward', ({ seekOffset }) => goTo(element.currentTime + (seekOffset || SKIP_SECONDS))],
      ['seekto', ({ seekTime }) => goTo(seekTime ?? 0)],
      // A little tolerance, or going back twice would never leave the chapter.
      ['previoustrack', () => goTo(chapters.findLast((start) => start < element.currentTime - 2) ?? 0)],
      ['nexttrack', () => goTo(chapters.find((start) => start > element.currentTime) ?? element.duration)],
    ];
    for (const [action, handler] of handlers) {
      try {
        mediaSession.setActionHandler(action, handler);
      } catch {
        // A browser that does not know an action has no button for it.
      }
    }
  }, [isPlaying, ref, title, artist, artworkUrl, starts]);

  useEffect(() => {
    if (!hasStarted || duration <= 0 || !('mediaSession' in navigator)) return;
    const position = Math.min(wholeSeconds, duration);
    navigator.mediaSession.setPositionState?.({ duration, playbackRate: rate, position });
  }, [hasStarted, duration, rate, wholeSeconds]);
}
