import { expect, test } from 'vitest';
import { changePace } from '../recording/change-pace.ts';
import { stretchTime } from './stretch-time.ts';

const rate = 24_000;

/** Two seconds of a voice at 140 Hz that swells with every syllable. */
const voice = Float32Array.from({ length: rate * 2 }, (_, index) => {
  const swell = 0.3 + 0.7 * Math.sin((Math.PI * 4 * index) / rate) ** 2;
  const wave = [1, 2, 3, 5].reduce(
    (sum, part) => sum + Math.sin((2 * Math.PI * 140 * part * index) / rate) / part,
    0,
  );
  return 0.3 * swell * wave;
});
const level = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** The lag at which a sound is most similar to itself, as a frequency. */
function pitchOf(samples: Float32Array): number {
  const from = samples.length >> 1;
  let best = { lag: 0, product: 0 };
  for (let lag = rate / 300; lag < rate / 80; lag++) {
    let product = 0;
    for (let index = from; index < from + 2400; index++)
      product += (samples[index] as number) * (samples[index + lag] as number);
    if (product > best.product) best = { lag, product };
  }
  return rate / best.lag;
}

test.each([0.85, 0.95, 1.1, 1.2])('%d times the length keeps pitch and level, without a step', (factor) => {
  const stretched = stretchTime(voice, rate, factor);
  expect(stretched.length).toBe(Math.round(voice.length * factor));
  expect(Math.abs(pitchOf(stretched) / pitchOf(voice) - 1)).toBeLessThan(0.01);
  expect(Math.abs(level(stretched) - level(voice))).toBeLessThan(0.7);
  const step = (samples: Float32Array) =>
    samples.reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (samples[index - 1] ?? value))),
      0,
    );
  expect(step(stretched)).toBeLessThan(step(voice) * 1.4);
});

test('word times are stretched, too, and a line by at most 15 %', () => {
  const words = [{ word: 'hello', startSeconds: 0.4, endSeconds: 0.8 }];
  const slow = changePace({ samples: voice, sampleRate: rate, words }, 0.9);
  expect(slow.words?.[0]?.startSeconds).toBeCloseTo(0.4 / 0.9, 5);
  expect(changePace({ samples: voice, sampleRate: rate }, 0.3).samples.length).toBe(
    Math.round(voice.length / 0.85),
  );
  expect(stretchTime(voice, rate, 1)).toBe(voice);
});
