import { expect, test } from 'vitest';
import { measureLoudness } from './loudness.ts';

/** Parts of a sine: seconds and level in dB below full scale. */
function sine(parts: [seconds: number, level: number][], rate: number, frequency = 1000): Float32Array {
  const length = Math.round(parts.reduce((sum, [seconds]) => sum + seconds, 0) * rate);
  const samples = new Float32Array(length);
  let at = 0;
  for (const [seconds, level] of parts) {
    const gain = 10 ** (level / 20);
    const end = at + Math.round(seconds * rate);
    for (; at < end; at++) samples[at] = gain * Math.sin((2 * Math.PI * frequency * at) / rate);
  }
  return samples;
}

/** The minimum requirements of EBU Tech 3341 for integrated loudness, stereo, ±0.1 LU. */
test.each([
  ['case 1', [[20, -23]], -23],
  ['case 2', [[20, -33]], -33],
  [
    'case 3',
    [
      [10, -36],
      [60, -23],
      [10, -36],
    ],
    -23,
  ],
  [
    'case 4',
    [
      [10, -72],
      [10, -36],
      [60, -23],
      [10, -36],
      [10, -72],
    ],
    -23,
  ],
  [
    'case 5',
    [
      [20, -26],
      [20.1, -20],
      [20, -26],
    ],
    -23,
  ],
] as [string, [number, number][], number][])('EBU Tech 3341 %s', (_, parts, expected) => {
  const channel = sine(parts, 48_000);
  expect(Math.abs(measureLoudness([channel, channel], 48_000) - expected)).toBeLessThanOrEqual(0.1);
});

test.each([16_000, 24_000, 44_100])('the same tone is as loud at %i Hz', (rate) => {
  const channel = sine([[3, -23]], rate);
  expect(Math.abs(measureLoudness([channel, channel], rate) + 23)).toBeLessThanOrEqual(0.1);
});

test('a full-scale tone of 997 Hz in one channel is -3.01 LKFS, as the standard says', () => {
  expect(measureLoudness([sine([[3, 0]], 48_000, 997)], 48_000)).toBeCloseTo(-3.01, 1);
});

test('silence and very short sounds have no loudness', () => {
  expect(measureLoudness([new Float32Array(48_000)], 48_000)).toBe(Number.NEGATIVE_INFINITY);
  expect(measureLoudness([new Float32Array(10)], 48_000)).toBe(Number.NEGATIVE_INFINITY);
});

test.each([0.35, 0.4, 0.5, 0.6, 0.7, 1.05, 2, 2.1])(
  'one channel of %f s is as loud as two, minus three decibels',
  (seconds) => {
    // A DC offset, which the filters take longest to forget.
    const sound = sine([[seconds, -20]], 8000, 300).map((value) => value + 0.5);
    const both = measureLoudness([sound, sound], 8000);
    expect(measureLoudness([sound], 8000)).toBeCloseTo(both - 10 * Math.log10(2), 9);
  },
);
