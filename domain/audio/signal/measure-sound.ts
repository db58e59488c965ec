import type { StereoSound } from '#adapters/audio-codec/contract.ts';
import type { Measures } from '../schema.ts';
import { measureLoudness } from './loudness.ts';
import { measureLongestSilence } from './silence.ts';
import { measureTruePeak } from './true-peak.ts';

/** Everything the gates check on a decoded file. */
export function measureSound({ left, right, sampleRate }: StereoSound, decodeErrors: string[]): Measures {
  const channels = [left, right] as const;
  return {
    durationSeconds: left.length / sampleRate,
    loudnessLufs: measureLoudness(channels, sampleRate),
    truePeakDb: measureTruePeak(channels),
    longestSilenceSeconds: measureLongestSilence(channels, sampleRate),
    decodeErrors,
  };
}
