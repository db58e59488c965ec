import { kaiser, sinc } from './resample.ts';

const half = 12;
const taps = half * 2;

/** Taps that interpolate the signal at a fraction of the way to the next sample. */
function designTaps(offset: number): Float64Array {
  const row = Float64Array.from({ length: taps }, (_, tap) => {
    const distance = tap - half + 1 - offset;
    return sinc(distance) * kaiser(distance / half);
  });
  const sum = row.reduce((total, value) => total + value, 0);
  return row.map((value) => value / sum);
}

/** Four times the rate; the value at three quarters uses the taps of one quarter in reverse. */
const oneQuarter = designTaps(1 / 4);
const oneHalf = designTaps(1 / 2);
/** Taps next to the point between samples; the others have little weight. */
const near = 3;
const isNear = (tap: number) => tap > half - 1 - near && tap < half + near;
const weightOf = (counts: (tap: number) => boolean) =>
  Math.max(
    ...[oneQuarter, oneHalf].map((row) =>
      row.reduce((total, value, tap) => total + (counts(tap) ? Math.abs(value) : 0), 0),
    ),
  );
/** A point between samples exceeds the largest sample nearby, and the largest within reach, by at most these factors. */
const nearGain = weightOf(isNear);
const farGain = weightOf((tap) => !isNear(tap));

/** The largest absolute value from sample `index` to the next one, at four times the rate. */
function peakAfter(samples: Float32Array, index: number): number {
  const first = index - half + 1;
  const from = Math.max(0, -first);
  const to = Math.min(taps, samples.length - first);
  let quarter = 0;
  let middle = 0;
  let threeQuarters = 0;
  for (let tap = from; tap < to; tap++) {
    const value = samples[first + tap] as number;
    quarter += value * (oneQuarter[tap] as number);
    middle += value * (oneHalf[tap] as number);
    threeQuarters += value * (oneQuarter[taps - 1 - tap] as number);
  }
  return Math.max(
    Math.abs(samples[index] as number),
    Math.abs(quarter),
    Math.abs(middle),
    Math.abs(threeQuarters),
  );
}

/**
 * Visits every sample after which the signal may exceed a level, with its peak; all others are certain to stay
 * below it. Each visit returns the level to use from there on.
 */
export function visitPeaks(
  samples: Float32Array,
  firstLevel: number,
  visit: (index: number, peak: number) => number,
): void {
  let level = firstLevel;
  let before = 0;
  let here = peakOf(samples, 0);
  for (let block = 0; block < samples.length; block += taps) {
    const after = peakOf(samples, block + taps);
    const far = Math.max(before, here, after) * farGain;
    if (Math.max(before, here, after) * nearGain + far > level)
      level = visitBlock(samples, block, far, level, visit);
    before = here;
    here = after;
  }
}

/** Each sample is checked once, as it comes into reach; a loud one counts until it's out of reach. Returns the last level. */
function visitBlock(
  samples: Float32Array,
  block: number,
  far: number,
  firstLevel: number,
  visit: (index: number, peak: number) => number,
): number {
  const end = Math.min(samples.length, block + taps);
  let level = firstLevel;
  let lastLoud = -taps;
  for (let next = Math.max(0, block - near + 1); next < end + near; next++) {
    const isLoud = next < samples.length && Math.abs(samples[next] as number) * nearGain + far > level;
    if (isLoud) lastLoud = next;
    const index = next - near;
    if (index < block || lastLoud <= index - near) continue;
    const peak = peakAfter(samples, index);
    if (peak > level) level = visit(index, peak);
  }
  return level;
}

/** The largest absolute sample of a block. No branch: the processor would mispredict it at every louder sample. */
function peakOf(samples: Float32Array, block: number): number {
  const end = Math.min(samples.length, block + taps);
  let peak = 0;
  for (let index = block; index < end; index++) peak = Math.max(peak, Math.abs(samples[index] as number));
  return peak;
}

/** True peak according to ITU-R BS.1770-4, annex 2, in dB below full scale. */
export function measureTruePeak(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const channel of channels) {
    visitPeaks(channel, peak, (_, higher) => {
      peak = higher;
      return peak;
    });
  }
  return 20 * Math.log10(peak);
}
