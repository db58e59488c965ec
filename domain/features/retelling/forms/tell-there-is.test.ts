import { expect, test } from 'vitest';
import { tellThereIs } from './tell-there-is.ts';

test.each([
  ["There is also a butler's pantry.", ["There's a butler's pantry"]],
  ['There are two decks.', ['There are two decks']],
  [
    'There is a pool, which is shared with the house next door.',
    ["There's a pool, which is shared with the house next door"],
  ],
  ['There is a 7% flip tax, pets are allowed.', ["There's a 7% flip tax"]],
  ['There is a bath on this level.', []],
  ['There were five owners.', undefined],
])('%s', (sentence, told) => {
  expect(tellThereIs(sentence)).toEqual(told);
});
