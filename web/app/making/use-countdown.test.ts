import { expect, test } from 'vitest';
import { countDown } from './use-countdown.ts';

test('an estimate counts down by itself and stops at zero', () => {
  const start = { seconds: 120, at: 1_000 };
  expect(countDown(start, 1_000)).toBe(120);
  expect(countDown(start, 91_000)).toBe(30);
  expect(countDown(start, 999_000)).toBe(0);
});
