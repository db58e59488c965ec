import { expect, test } from 'vitest';
import { resample } from './resample.ts';

const sine = (frequency: number, rate: number) =>
  Float32Array.from(
    { length: rate / 2 },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * frequency * index) / rate),
  );

/** The largest difference from the same tone generated at the new rate, away from the ends. */
function errorOf(frequency: number, from: number, to: number): number {
  const made = resample(sine(frequency, from), from, to);
  const wanted = sine(frequency, to);
  expect(made.length).toBe(wanted.length);
  let error = 0;
  for (let index = 200; index < wanted.length - 200; index++)
    error = Math.max(error, Math.abs((made[index] as number) - (wanted[index] as number)));
  return error;
}

test.each([
  [1000, 24_000, 44_100],
  [9000, 24_000, 44_100],
  [6000, 16_000, 44_100],
  [3000, 44_100, 16_000],
  [440, 48_000, 44_100],
])('%i Hz from %i to %i stays the same tone', (frequency, from, to) => {
  expect(errorOf(frequency, from, to)).toBeLessThan(0.0005);
});

test('frequencies above the lower rate’s limit are removed, not folded back', () => {
  const made = resample(sine(12_000, 44_100), 44_100, 16_000);
  expect(Math.max(...made.slice(100, -100).map(Math.abs))).toBeLessThan(0.001);
});

test('the same rate gives the same sound', () => {
  const samples = sine(440, 16_000);
  expect(resample(samples, 16_000, 16_000)).toBe(samples);
});

test('a sound that begins one period later has the same values, one period later', () => {
  const noise = Float32Array.from({ length: 2_000 }, (_, index) => Math.sin(index ** 2));
  const whole = resample(noise, 24_000, 44_100);
  const later = resample(noise.subarray(80), 24_000, 44_100);
  expect(later.subarray(147)).toEqual(whole.subarray(2 * 147));
});

test.each([
  [48_000, 24_000],
  [24_000, 44_100],
])('from %i to %i a longer sound has the same values as a shorter one, up to that one’s end', (from, to) => {
  const noise = Float32Array.from({ length: 1_400 }, (_, index) => Math.sin(index ** 2));
  const whole = resample(noise, from, to);
  for (let length = 600; length < 700; length++) {
    const kept = Math.floor(((length - 48) * to) / from);
    expect(resample(noise.subarray(0, length), from, to).subarray(0, kept)).toEqual(whole.subarray(0, kept));
  }
});
