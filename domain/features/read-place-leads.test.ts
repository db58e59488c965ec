import { expect, test } from 'vitest';
import { readPlaceLeads } from './read-place-leads.ts';

test.each([
  [
    'Just one block south of Tully Market and Ferris Row, it is quiet.',
    "It's just one block south of Tully Market and Ferris Row.",
  ],
  ['Set two blocks to vibrant Alder Street, this condo is bright.', "It's two blocks from Alder Street."],
  ['The house sits directly across from the park.', "It's directly across from the park."],
  ['One block north to Ferris Square, and close to shops.', "It's one block north of Ferris Square."],
  ['It sits at the corner of Marlow and Alder Streets.', "It's at the corner of Marlow and Alder Streets."],
  [
    'Tully Beach, Ferris Park, and the lakefront are only two blocks away.',
    'Tully Beach, Ferris Park and the lakefront are only two blocks away.',
  ],
  ['A home in the Marlow Hill Historic District.', "It's in the Marlow Hill Historic District."],
])('%s', (sentence, said) => {
  expect(readPlaceLeads(sentence)).toEqual([said]);
});

test.each([
  'Steps from Alder Elementary School.',
  'ONE BLOCK FROM TULLY MARKET AND FERRIS ROW.',
  'Theater one block away.',
  'The garage is two blocks from Alder Street.',
  'Minutes from great shopping and dining.',
])('nothing is said of: %s', (sentence) => {
  expect(readPlaceLeads(sentence)).toEqual([]);
});
