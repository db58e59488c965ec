import type { WordTiming } from '../contract.ts';
import type { Span } from './read-phonemes.ts';

export const kokoroRate = 24_000;
export const samplesPerFrame = 600;
const frameSeconds = samplesPerFrame / kokoroRate;

/**
 * Word times from the length of each phoneme in frames. The first length belongs to the start mark. Words that are
 * said as one share its time by their length.
 */
export function timeWords(spans: Span[], frames: number[]): WordTiming[] {
  const starts = [0];
  for (const count of frames) starts.push((starts.at(-1) as number) + count);
  const at = (phoneme: number) => (starts[Math.min(phoneme + 1, starts.length - 1)] as number) * frameSeconds;
  return spans.flatMap(({ words, start, end }) => {
    const letters = words.reduce((sum, word) => sum + word.length, 0);
    const length = at(end) - at(start);
    let clock = at(start);
    return words.map((word) => {
      const startSeconds = clock;
      clock += (length * word.length) / letters;
      return { word, startSeconds, endSeconds: clock };
    });
  });
}
