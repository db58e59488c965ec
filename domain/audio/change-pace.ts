import type { SpokenLine } from '#adapters/speech/contract.ts';
import { stretchTime } from './stretch-time.ts';

/** The most that a recording may be bent; beyond it the voice has to say the line again. */
export const maxSlower = 0.85;
export const maxFaster = 1.15;

/** A recording that is `speed` times as fast at the same pitch, within what nobody hears. */
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
