import { useEffect } from 'react';
import { type AudioControls, SKIP_SECONDS } from './use-audio.ts';

type Shown = { title: string; artist: string; artworkUrl?: string };

/** Title, picture and buttons on the lock screen, on headphones and on keyboards with media keys. */
export function useLockScreen(audio: AudioControls, { title, artist, artworkUrl }: Shown): void {
  useEffect(() => {
    if (!audio.isPlaying || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: artworkUrl ? [{ src: artworkUrl }] : [],
    });
    const element = audio.ref.current;
    const move = (seconds: number) => {
      if (element) element.currentTime += seconds;
    };
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => void element?.play()],
      ['pause', () => element?.pause()],
      ['seekbackward', () => move(-SKIP_SECONDS)],
      ['seekforward', () => move(SKIP_SECONDS)],
    ];
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
  }, [audio.isPlaying, audio.ref, title, artist, artworkUrl]);
}
