import { expect, test } from 'vitest';
import { createRepeatThrottle } from './repeat-throttle.ts';

test('the same line is written ten times a minute, and the next minute reports how many were left out', () => {
  let now = 0;
  const throttle = createRepeatThrottle(() => now);
  const written = Array.from({ length: 1000 }, () => throttle('queue error')).filter(Boolean);
  expect(written).toHaveLength(10);
  expect(throttle('another error')).toEqual({ leftOut: 0 });
  now = 59_999;
  expect(throttle('queue error')).toBeUndefined();
  now = 60_000;
  expect(throttle('queue error')).toEqual({ leftOut: 991 });
  expect(throttle('queue error')).toEqual({ leftOut: 0 });
});

test('at most a thousand different lines are remembered', () => {
  const throttle = createRepeatThrottle(() => 0);
  for (let line = 0; line < 5000; line += 1) expect(throttle(`line ${line}`)).toEqual({ leftOut: 0 });
  for (let repeat = 0; repeat < 9; repeat += 1) throttle('line 4999');
  expect(throttle('line 4999')).toBeUndefined();
});
