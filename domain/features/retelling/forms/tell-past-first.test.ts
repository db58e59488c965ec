import { expect, test } from 'vitest';
import { tellPastFirst } from './tell-past-first.ts';

test.each([
  [
    'Built in 1892, this brick two-flat retains its original stairs.',
    ['It was built in 1892', "It's a brick two-flat", 'It retains its original stairs'],
  ],
  [
    'Fully updated in 2019 with new baths and a modern kitchen—and just repainted by its owners—this home is a dream.',
    [
      'It was fully updated in 2019 with new baths and a modern kitchen',
      'It was just repainted by its owners',
    ],
  ],
  [
    'Thoughtfully designed by renowned architect Ada Moss, this residence blends old and new.',
    ['It was designed by architect Ada Moss'],
  ],
  [
    'Originally a stable, the coach house was converted to a studio in 1950.',
    ['The coach house was originally a stable', 'The coach house was converted to a studio in 1950'],
  ],
  [
    'Currently used as two dens, the lower level can be a third bedroom.',
    ['The lower level is currently used as two dens', 'The lower level can be a third bedroom'],
  ],
  [
    'One of only three wooden houses on the island, this rare gem has a widow’s walk.',
    ["It's one of only three wooden houses on the island", 'It has a widow’s walk'],
  ],
  ['Designed for effortless entertaining, the home flows to the patio.', []],
  ['Meticulously maintained by its owners, this home exudes warmth.', ['It was maintained by its owners']],
  ['Built-in shelves line the hall.', undefined],
])('%s', (sentence, told) => {
  expect(tellPastFirst(sentence)).toEqual(told);
});
