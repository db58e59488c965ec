import { expect, test } from 'vitest';
import { sayNumbers } from './say-numbers.ts';

test.each([
  ["It's in a 7-unit mill.", "It's in a seven-unit mill."],
  ['The den has 9-foot ceilings.', 'The den has nine-foot ceilings.'],
  ['There are 2 tandem spots.', 'There are two tandem spots.'],
  ["It's a 2-bedroom, 2-bath loft.", "It's a two-bedroom, two-bath loft."],
  ["It's just 1 block from the pier.", "It's just one block from the pier."],
  ['It has 3 dens, 2 full baths and 4 closets.', 'It has three dens, two full baths and four closets.'],
  // Fractions, ranges, names and measures stay as they are.
  ["It's a 2-bedroom, 1.5-bath loft.", "It's a 2-bedroom, 1.5-bath loft."],
  ['The den has 9-foot-6-inch ceilings.', 'The den has 9-foot-6-inch ceilings.'],
  ["It's near the 2 and 3 trains.", "It's near the 2 and 3 trains."],
  ["It's near the 7 train.", "It's near the 7 train."],
  ['There is a 5-by-7-foot closet.', 'There is a 5-by-7-foot closet.'],
  ['It was built in 1907.', 'It was built in 1907.'],
])('%s', (text, said) => {
  expect(sayNumbers(text)).toBe(said);
});
