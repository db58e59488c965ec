import { type SpokenLine, withoutPronunciation } from '#adapters/speech/contract.ts';
import { paceLimits } from '../rules.ts';
import { findSpeech } from '../signal/silence.ts';

/** Shorter turns ("Right.") have no pace. */
const minWords = 4;
/** How much of its difference from the middle a turn keeps: hosts who never vary sound mechanical. */
const kept = 0.3;
/** Smaller differences are left alone. */
const margin = 2;

/** Words a minute from the first to the last audible sample; undefined for a turn that's too short to have a pace. */
export function measurePace(spokenText: string, { samples, sampleRate }: SpokenLine): number | undefined {
  const { start, end } = findSpeech(samples, sampleRate, { beforeSeconds: 0, afterSeconds: 0 });
  return paceOf(spokenText, (end - start) / sampleRate);
}

export function paceOf(spokenText: string, seconds: number): number | undefined {
  const words = withoutPronunciation(spokenText).split(/\s+/).filter(Boolean).length;
  return words < minWords || seconds <= 0 ? undefined : (words * 60) / seconds;
}

/** How many times faster a turn of this pace should be spoken; 1 if it's fine. */
export function speedFor(pace: number | undefined): number {
  if (pace === undefined || (pace >= paceLimits.min + margin && pace <= paceLimits.max - margin)) return 1;
  const middle = (paceLimits.min + paceLimits.max) / 2;
  const wanted = middle + (pace - middle) * kept;
  return Math.max(paceLimits.min + margin * 2, Math.min(paceLimits.max - margin * 2, wanted)) / pace;
}
