import { expect, test } from 'vitest';
import { splitEach } from './split-each.ts';

test.each<[string, string[]]>([
  ['It has three lofts, each with cork floors.', ['It has three lofts, each with cork floors.']],
  [
    'This brick three-flat has three lofts on as many floors and three attic rooms, each with cork floors, cedar closets, and a stone sill.',
    [
      'This brick three-flat has three lofts on as many floors and three attic rooms.',
      'Each of the three attic rooms has cork floors, cedar closets, and a stone sill.',
    ],
  ],
  [
    'The upper level of an old mill by the canal has two corner bedrooms, both with cork floors, cedar closets, and a stone sill.',
    [
      'The upper level of an old mill by the canal has two corner bedrooms.',
      'Both corner bedrooms have cork floors, cedar closets, and a stone sill.',
    ],
  ],
])('%s', (sentence, parts) => {
  expect(splitEach(sentence)).toEqual(parts);
});
