import { type RefObject, useEffect, useState } from 'react';
import { PlayIcon } from './icons.tsx';
import type { AudioControls } from './use-audio.ts';

type MiniPlayerProps = { audio: AudioControls; title: string; player: RefObject<HTMLElement | null> };

/** Keeps play and pause in reach once an episode has started and its player has been scrolled away. */
export function MiniPlayer({ audio, title, player }: MiniPlayerProps) {
  const [isAway, setAway] = useState(false);
  const { isPlaying, hasStarted, time, duration } = audio;

  useEffect(() => {
    if (!player.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false));
    observer.observe(player.current);
    return () => observer.disconnect();
  }, [player]);

  if (!isAway || !hasStarted || (!isPlaying && time === 0)) return null;
  return (
    <aside
      data-slot="mini-player"
      aria-label="Now playing"
      className="fixed inset-x-2 bottom-2 z-30 flex max-md:[body:has([data-slot=phone-bar])_&]:bottom-16 animate-pop-in items-center gap-3 overflow-hidden rounded-lg bg-evergreen p-2 text-on-evergreen shadow-floating ring-1 ring-on-evergreen/20 [--focus:var(--focus-on-evergreen)] sm:inset-x-auto sm:right-4 sm:bottom-4 sm:w-96 print:hidden"
    >
      <button
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={audio.toggle}
        className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-ember-on-evergreen text-evergreen"
      >
        <PlayIcon isPlaying={isPlaying} className="size-6" />
      </button>
      <button
        type="button"
        onClick={() => player.current?.scrollIntoView({ block: 'center' })}
        className="min-h-12 min-w-0 flex-1 cursor-pointer text-start"
      >
        <span className="block truncate font-display text-lg leading-tight">{title}</span>
        <span className="block text-on-evergreen-soft text-xs">Back to the player</span>
      </button>
      <progress
        value={time}
        max={duration}
        aria-label="Played so far"
        className="absolute inset-x-0 bottom-0 h-1 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-ember-on-evergreen [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ember-on-evergreen"
      />
    </aside>
  );
}
