import { expect, test } from 'vitest';
import { tellThingsFirst } from './tell-things-first.ts';

test.each([
  [
    'With three exposures and a private deck, this top-floor loft truly has it all.',
    ['It has three exposures and a private deck', "It's a top-floor loft"],
  ],
  [
    'Outfitted with a six-burner range and walnut cabinets, the kitchen embodies elegance.',
    ['The kitchen has a six-burner range and walnut cabinets'],
  ],
  [
    'Spanning over 2,000 square feet, the residence offers an unparalleled experience with river views.',
    ["It's over 2,000 square feet", 'It has river views'],
  ],
  ['Spanning three levels, this home is an oasis.', ["It's on three levels"]],
  ['Overlooking Pier Park, this condo has a balcony.', ['It overlooks Pier Park', 'It has a balcony']],
  ['Featuring two bedrooms and a den.', ['It has two bedrooms and a den']],
  ['With the ferry only a block off, this home has unmatched convenience.', []],
  ['With its rare charm and unbeatable price, it is a must-see.', []],
  ['With a smile.', undefined],
])('%s', (sentence, told) => {
  expect(tellThingsFirst(sentence)).toEqual(told);
});
