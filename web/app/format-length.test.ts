import { expect, test } from 'vitest';
import { formatLength } from './format-length.ts';

test.each([
  [-3, '0 s'],
  [0.4, '0 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [125, '2 min 5 s'],
  [3600, '1 h'],
  [3840, '1 h 4 min'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatLength(seconds)).toBe(text);
});
