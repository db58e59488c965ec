import { expect, test } from 'vitest';
import { movePhoto } from './move-photo.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('photo %i to %i', (from, to, expected) => {
  expect(movePhoto(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
