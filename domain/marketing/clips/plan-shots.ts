import type { TimedWord } from './time-words.ts';

/** A photo may not stand shorter or longer than this. */
const [minSeconds, bestSeconds, maxSeconds] = [2.6, 4.2, 6.5];

/**
 * When the photos change, the first at 0: with a new sentence or a new speaker, if there's one in time. Times count
 * from the start of the talk.
 */
export function planShots(words: readonly TimedWord[], startSeconds: number, talkSeconds: number): number[] {
  const beginnings = words.map((word) => word.startSeconds - startSeconds);
  const breaks = words.slice(1).flatMap((word, index) => {
    const before = words[index] as TimedWord;
    const isBreak = /[.!?,;:—–]["”’)]*$/.test(before.word) || word.startSeconds - before.endSeconds > 0.3;
    return isBreak ? [word.startSeconds - startSeconds] : [];
  });
  const starts = [0];
  for (;;) {
    const last = starts.at(-1) as number;
    if (talkSeconds - last < maxSeconds) return starts;
    const wish = (at: number) => Math.abs(at - last - bestSeconds);
    const best = (moments: number[]) =>
      moments
        .filter((at) => at - last >= minSeconds && at - last <= maxSeconds)
        .toSorted((a, b) => wish(a) - wish(b))[0];
    const next = best(breaks) ?? best(beginnings) ?? last + bestSeconds;
    if (talkSeconds - next < minSeconds) return starts;
    starts.push(next);
  }
}
