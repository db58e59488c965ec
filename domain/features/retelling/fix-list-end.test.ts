import { expect, test } from 'vitest';
import { fixListEnd } from './fix-list-end.ts';

test.each([
  ['It has two cedar closets, an open den.', 'It has two cedar closets and an open den.'],
  ["It's just steps from the pier, the mill.", "It's just steps from the pier and the mill."],
  ['The den has a bar and a sink and a bench.', 'The den has a bar, a sink and a bench.'],
  // Already correct.
  ["It's on a quiet, tree-lined block.", "It's on a quiet, tree-lined block."],
  ["It's in the Quarrel, a brick mill built in 1912.", "It's in the Quarrel, a brick mill built in 1912."],
  [
    'The den has a bar with a sink and a rail and a bench.',
    'The den has a bar with a sink and a rail and a bench.',
  ],
])('%s', (text, told) => {
  expect(fixListEnd(text)).toBe(told);
});
