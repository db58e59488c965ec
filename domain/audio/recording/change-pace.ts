import type { SpokenLine } from '#adapters/speech/contract.ts';
import { stretchTime } from '../signal/stretch-time.ts';

/** The maximum that a recording may be stretched; beyond that, the line must be recorded again. */
export const maxSlower = 0.85;
export const maxFaster = 1.15;

/** A recording at `speed` times its pace and the same pitch, within inaudible limits. */
export function changePace({ samples, sampleRate, words }: SpokenLine, speed: number): SpokenLine {
  const factor = 1 / Math.max(maxSlower, Math.min(maxFaster, speed));
  const stretched = { samples: stretchTime(samples, sampleRate, factor), sampleRate };
  if (!words) return stretched;
  return {
    ...stretched,
    words: words.map(({ word, startSeconds, endSeconds }) => ({
      word,
      startSeconds: startSeconds * factor,
      endSeconds: endSeconds * factor,
    })),
  };
}
