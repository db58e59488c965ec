import { kaiser, sinc } from './resample.ts';

const oversampling = 4;
const half = 12;
const taps = half * 2;

/** Three sets of taps that give the signal a quarter, a half and three quarters of the way to the next sample. */
const between = Array.from({ length: oversampling - 1 }, (_, index) => {
  const offset = (index + 1) / oversampling;
  const row = Float64Array.from({ length: taps }, (_, tap) => {
    const distance = tap - half + 1 - offset;
    return sinc(distance) * kaiser(distance / half);
  });
  const sum = row.reduce((total, value) => total + value, 0);
  return row.map((value) => value / sum);
});
/** No point between samples can exceed the largest sample in reach by more than this. */
const maxGain = Math.max(...between.map((row) => row.reduce((total, value) => total + Math.abs(value), 0)));

/** The largest absolute value from sample `index` up to the next one, seen at four times the rate. */
export function peakAfter(samples: Float32Array, index: number): number {
  const first = index - half + 1;
  const from = Math.max(0, -first);
  const to = Math.min(taps, samples.length - first);
  let peak = Math.abs(samples[index] ?? 0);
  for (const row of between) {
    let sum = 0;
    for (let tap = from; tap < to; tap++) sum += (samples[first + tap] as number) * (row[tap] as number);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** Visits every sample near which the signal may rise above `level`; all others surely stay below it. */
export function visitLoudSamples(
  samples: Float32Array,
  level: () => number,
  visit: (index: number) => void,
): void {
  let before = 0;
  let here = peakOf(samples, 0);
  for (let block = 0; block < samples.length; block += taps) {
    const after = peakOf(samples, block + taps);
    const reach = Math.max(before, here, after);
    if (reach * maxGain > level()) {
      const end = Math.min(samples.length, block + taps);
      for (let index = block; index < end; index++) visit(index);
    }
    before = here;
    here = after;
  }
}

/** The largest absolute sample of a block. */
function peakOf(samples: Float32Array, block: number): number {
  const end = Math.min(samples.length, block + taps);
  let peak = 0;
  for (let index = block; index < end; index++) {
    const value = Math.abs(samples[index] as number);
    if (value > peak) peak = value;
  }
  return peak;
}

/** True peak after ITU-R BS.1770-4, annex 2, in dB below full scale. */
export function measureTruePeak(channels: Float32Array[]): number {
  let peak = 0;
  for (const channel of channels) {
    visitLoudSamples(
      channel,
      () => peak,
      (index) => {
        peak = Math.max(peak, peakAfter(channel, index));
      },
    );
  }
  return 20 * Math.log10(peak);
}
