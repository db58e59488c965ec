import { useEffect, useRef } from 'react';
import { formatTime } from './format-time.ts';

type TranscriptProps = {
  turns: readonly { speaker: string; text: string; startSeconds: number }[];
  time: number;
  isPlaying: boolean;
  onSeek: (seconds: number) => void;
};

/** What is said, turn by turn; a turn plays from its beginning when it is chosen. */
export function Transcript({ turns, time, isPlaying, onSeek }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = time > 0 ? turns.findLastIndex(({ startSeconds }) => time >= startSeconds) : -1;

  useEffect(() => {
    const item = list.current?.children[current];
    if (!isPlaying || !list.current || !(item instanceof HTMLElement)) return;
    // Only the list moves, never the page under the reader.
    list.current.scrollTo({ top: item.offsetTop - list.current.clientHeight / 3, behavior: 'smooth' });
  }, [current, isPlaying]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <ol ref={list} tabIndex={0} aria-label="Transcript" className="relative max-h-80 overflow-y-auto pb-3">
      {turns.map(({ speaker, text, startSeconds }, index) => (
        <li key={startSeconds}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(startSeconds)}
            className="grid w-full cursor-pointer select-text grid-cols-[2.5rem_1fr] gap-x-3 rounded-sm border-transparent border-s-3 px-2 py-2 text-start hover:bg-current/10 aria-[current]:border-ember-on-evergreen aria-[current]:bg-current/10"
          >
            <span className="text-on-evergreen-soft text-sm tabular-nums leading-7">
              {formatTime(startSeconds)}
            </span>
            <span>
              <span className="font-semibold text-on-evergreen-soft">{speaker}: </span>
              {text}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
