import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { markPlayingSection } from '../player/mark-playing-section.ts';
import { MiniPlayer } from '../player/mini-player.tsx';
import { PlayerLook, type PodcastPlayerProps } from '../player/player-look.tsx';
import { readTurns } from '../player/transcript.tsx';
import { SKIP_SECONDS, useAudio } from '../player/use-audio.ts';
import { useLockScreen } from '../player/use-lock-screen.ts';
import { useResume } from '../player/use-resume.ts';
import { useTranscriptScroll } from '../player/use-transcript-scroll.ts';

/** What its place in the page already says. */
export const readProps = (place: HTMLElement) => ({ turns: readTurns(place) });

export function PodcastPlayer(props: PodcastPlayerProps) {
  const { fileUrl, cover, chapters, turns } = props;
  const audio = useAudio(props.durationSeconds);
  const player = useRef<HTMLElement>(null);
  const [hasCaptions, setCaptions] = useState(false);
  const captions = { isOn: hasCaptions, toggle: () => setCaptions(!hasCaptions) };
  useLockScreen(audio, {
    title: props.home,
    artist: props.artist,
    artworkUrl: cover?.url,
    chapterStarts: chapters.map((chapter) => chapter.startSeconds),
  });
  useResume(audio, fileUrl);
  const transcript = useTranscriptScroll(audio, turns);
  const spokenOf = audio.isPlaying
    ? chapters.findLast(({ startSeconds }) => audio.time >= startSeconds)?.title
    : undefined;
  useEffect(() => (spokenOf === undefined ? undefined : markPlayingSection(spokenOf)), [spokenOf]);

  function playFrom(seconds: number) {
    audio.seek(seconds);
    audio.play();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
    const action = {
      k: audio.toggle,
      m: audio.toggleMute,
      c: () => turns.length > 0 && captions.toggle(),
      j: () => audio.skip(-SKIP_SECONDS),
      l: () => audio.skip(SKIP_SECONDS),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <PlayerLook {...props} {...{ audio, captions, playFrom, onKeyDown, player, transcript }}>
      <MiniPlayer audio={audio} title={props.title} player={player} />
    </PlayerLook>
  );
}
