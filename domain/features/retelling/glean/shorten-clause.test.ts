import { expect, test } from 'vitest';
import { retellSentence } from '../retell-sentence.ts';
import { isUnclear } from './is-unclear.ts';
import { shortenClause } from './shorten-clause.ts';

test.each<[string, string[]]>([
  [
    'The den has a bar with brass rails, offering joy.',
    ['The den has a bar with brass rails', 'The den has a bar'],
  ],
  // A limit stays with the thing it limits.
  ['The den has a long bar, which is shared.', []],
  ['The den has a bar while the porch delights.', []],
  // Not complete without what follows.
  ['The long den was designed to create joy.', []],
  ['Bar options are priced well, offering joy.', []],
  ['Perfect for a feast, the den has two bars.', ['The den has two bars']],
  ['Unless you object, the den has two bars.', []],
])('%s', (clause, shorter) => {
  expect(shortenClause(clause)).toEqual(shorter);
});

test('what is refused whole is told without its end', () => {
  expect(retellSentence('The attic was rebuilt in 1912 and offers endless joy to all who dream.')).toEqual([
    'The attic was rebuilt in 1912.',
  ]);
});

test.each(['Every finish is high end.', 'The level has a bench.', 'You can climb to the den.'])(
  'too little to be said alone: %s',
  (text) => {
    expect(isUnclear(text)).toBe(true);
  },
);
