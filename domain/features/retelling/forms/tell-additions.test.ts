import { expect, test } from 'vitest';
import { tellAdditions } from './tell-additions.ts';

test.each([
  [
    'Additional highlights include a cedar sauna, soaking tub, and deeded parking.',
    ["There's a cedar sauna, a soaking tub, and deeded parking"],
  ],
  [
    'Other features include oak floors, a mudroom, a wine cellar, six fireplaces, zoned heating, and an elevator.',
    [
      'There are oak floors, a mudroom, and a wine cellar',
      'There are six fireplaces, zoned heating, and an elevator',
    ],
  ],
  [
    'Recent improvements include a new roof and two new baths.',
    ['Recent improvements include a new roof and two new baths'],
  ],
  [
    'Features include a porch; two sheds; and a pond.',
    ["There's a porch", 'There are two sheds', "There's a pond"],
  ],
  ['Building amenities rank among the finest.', undefined],
  ['Features include:', undefined],
])('%s', (sentence, told) => {
  expect(tellAdditions(sentence)).toEqual(told);
});
