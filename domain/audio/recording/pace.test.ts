import { expect, test } from 'vitest';
import { paceLimits } from '../rules.ts';
import { measurePace, paceOf, speedFor } from './pace.ts';

test('the pace counts spoken words from the first sound to the last', () => {
  const samples = new Float32Array(16_000 * 4);
  samples.fill(0.2, 16_000, 16_000 * 3);
  expect(measurePace('The [Lark](/lˈɑɹk/) sings at six.', { samples, sampleRate: 16_000 })).toBeCloseTo(
    150,
    0,
  );
  expect(measurePace('Oh, nice.', { samples, sampleRate: 16_000 })).toBeUndefined();
  expect(
    measurePace('Nothing can be heard.', { samples: new Float32Array(99), sampleRate: 16_000 }),
  ).toBeUndefined();
});

test.each([90, 120, 149, 151, 168, 184, 186, 225, 300])(
  '%d words a minute end up within the limits',
  (pace) => {
    const reached = pace * speedFor(pace);
    expect(reached).toBeGreaterThanOrEqual(paceLimits.min);
    expect(reached).toBeLessThanOrEqual(paceLimits.max);
  },
);

test('a normal pace stays as it is, and faster turns stay faster than others', () => {
  expect([155, 168, 182, undefined].map(speedFor)).toEqual([1, 1, 1, 1]);
  expect(190 * speedFor(190)).toBeLessThan(200 * speedFor(200));
  expect(paceOf('One two three four five.', 2)).toBe(150);
});
