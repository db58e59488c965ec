import { expect, test } from 'vitest';
import { limitPeaks } from './limit-peaks.ts';
import { kaiser, sinc } from './resample.ts';
import { measureTruePeak } from './true-peak.ts';

const rate = 44_100;

function sine(frequency: number, phaseDegrees: number, gain: number): Float32Array {
  const length = rate / 5;
  return Float32Array.from(
    { length },
    (_, index) =>
      // Faded: a tone that starts or ends suddenly has a real overshoot.
      Math.min(1, index / 500, (length - index) / 500) *
      gain *
      Math.sin((2 * Math.PI * frequency * index) / rate + (phaseDegrees * Math.PI) / 180),
  );
}

/** As in EBU Tech 3341, cases 15 to 19: the peak lies between samples; +0.2/-0.4 dB. */
test.each([
  [4, 0, 0.5, -6],
  [4, 45, 0.5, -6],
  [6, 60, 0.5, -6],
  [8, 67.5, 0.5, -6],
  [4, 45, 1.41, 3],
])('a sine of a rate/%i, %f° late: true peak', (divisor, phase, gain, expected) => {
  const peak = measureTruePeak([sine(rate / divisor, phase, gain)]);
  expect(peak - expected).toBeGreaterThan(-0.4);
  expect(peak - expected).toBeLessThan(0.2);
});

test('no peak between samples is missed, however quiet its surroundings', () => {
  let seed = 5;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  };
  for (let round = 0; round < 10; round++) {
    const samples = Float32Array.from({ length: 400 }, (_, at) => random() * (at % 97 < 12 ? 0.9 : 0.05));
    let highest = 0;
    for (let at = 0; at < samples.length * 4; at++) {
      let point = 0;
      const first = Math.max(0, Math.floor(at / 4) - 12);
      for (let index = first; index < Math.min(samples.length, first + 25); index++)
        point += (samples[index] as number) * sinc(at / 4 - index) * kaiser((at / 4 - index) / 12);
      highest = Math.max(highest, Math.abs(point));
    }
    expect(measureTruePeak([samples])).toBeCloseTo(20 * Math.log10(highest), 1);
  }
});

test('the limiter keeps every point below the ceiling and leaves quiet parts alone', () => {
  const loud = sine(rate / 4, 45, 1.2);
  const quiet = sine(440, 0, 0.1);
  const left = Float32Array.from([...quiet, ...loud, ...new Float32Array(rate / 2), ...quiet]);
  const before = left.slice();
  const channels = [left, left.slice()];
  limitPeaks(channels, rate, -1.6);
  expect(measureTruePeak(channels)).toBeLessThanOrEqual(-1.55);
  expect(measureTruePeak(channels)).toBeGreaterThan(-2.2);
  const untouched = quiet.length - rate * 0.01;
  expect(left.slice(0, untouched)).toEqual(before.slice(0, untouched));
  expect(left.at(-1000)).toBeCloseTo(before.at(-1000) as number, 3);
});

test('the limiter moves its gain smoothly', () => {
  const steady = new Float32Array(rate).fill(0.5);
  steady[20_000] = 1;
  const channels = [steady];
  limitPeaks(channels, rate, -3);
  let largestStep = 0;
  for (let index = 1; index < rate; index++) {
    const isSpike = index === 20_000 || index === 20_001;
    if (!isSpike)
      largestStep = Math.max(
        largestStep,
        Math.abs((steady[index] as number) - (steady[index - 1] as number)),
      );
  }
  expect(largestStep).toBeLessThan(0.003);
});
