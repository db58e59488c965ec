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
  let peak = Math.abs(samples[index] ?? 0);
  for (const row of between) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      sum += (samples[index - half + 1 + tap] ?? 0) * (row[tap] as number);
    }
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
  for (let block = 0; block < samples.length; block += taps) {
    let reach = 0;
    const end = Math.min(samples.length, block + taps + half + 1);
    for (let index = Math.max(0, block - half); index < end; index++) {
      const value = Math.abs(samples[index] as number);
      if (value > reach) reach = value;
    }
    if (reach * maxGain <= level()) continue;
    for (let index = block; index < Math.min(samples.length, block + taps); index++) visit(index);
  }
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
