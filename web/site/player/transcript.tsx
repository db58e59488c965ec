import type { Ref } from 'react';
import { formatTime } from './format-time.ts';

type TranscriptProps = {
  ref?: Ref<HTMLOListElement> | undefined;
  turns: readonly { speaker: string; text: string; startSeconds: number }[];
  time: number;
  onSeek: (seconds: number) => void;
};

/** The words, read from the page itself, so that they aren't sent twice. */
export function readTurns(player: HTMLElement): TranscriptProps['turns'] {
  return [...player.querySelectorAll<HTMLElement>('.transcript > li')].map((item) => {
    const name = item.querySelector('b')?.textContent ?? '';
    const text = item.querySelector('span')?.textContent?.slice(name.length) ?? '';
    return { speaker: name.replace(/: $/, ''), text, startSeconds: Number(item.dataset.start) };
  });
}

/** The current turn; -1 before the first. */
export function currentTurn(turns: TranscriptProps['turns'], time: number): number {
  return time > 0 ? turns.findLastIndex(({ startSeconds }) => time >= startSeconds) : -1;
}

/** The words, turn by turn; choosing a turn plays it from its beginning. */
export function Transcript({ ref, turns, time, onSeek }: TranscriptProps) {
  const current = currentTurn(turns, time);
  return (
    <ol
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label="Transcript"
      className="transcript relative max-h-80 overflow-y-auto pb-3"
    >
      {turns.map(({ speaker, text, startSeconds }, index) => (
        <li key={startSeconds} data-start={startSeconds}>
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
