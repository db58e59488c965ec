import { expect, test } from 'vitest';
import { computeWaveform } from './compute-waveform.ts';
import { createLevelMeter } from './level-meter.ts';

/** A sound that swells twenty times. */
const swelling = (length: number) =>
  Float32Array.from({ length }, (_, at) => Math.sin(at / 9) * Math.sin((Math.PI * 20 * at) / length));

test('a short sound is kept as it is, in whatever pieces it arrives', () => {
  const sound = swelling(5000);
  const kept = createLevelMeter();
  for (let at = 0; at < sound.length; at += 777) kept.feed(sound.subarray(at, at + 777));
  expect(kept.levels()).toEqual(sound.map(Math.abs));
});

test('minutes of sound stay small and look the same', () => {
  const sound = swelling(600_000);
  const kept = createLevelMeter();
  for (let at = 0; at < sound.length; at += 50_000) kept.feed(sound.subarray(at, at + 50_000));
  expect(kept.levels().length).toBeLessThanOrEqual(65_536);
  const [drawn, exact] = [computeWaveform(kept.levels()), computeWaveform(sound)];
  expect(drawn).toHaveLength(400);
  const farthest = Math.max(...drawn.map((level, bar) => Math.abs(level - (exact[bar] as number))));
  expect(farthest).toBeLessThan(0.06);
});
