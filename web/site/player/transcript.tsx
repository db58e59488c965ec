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
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label="Transcript"
      className="transcript relative max-h-80 overflow-y-auto pb-3"
    >
      {turns.map(({ speaker, text, startSeconds }, index) => (
        <li key={startSeconds}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(startSeconds)}
          >
            <small>{formatTime(startSeconds)}</small>
            <span>
              <b>{speaker}: </b>
              {text}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
