import { expect, test } from 'vitest';
import { sayNouns } from './say-nouns.ts';

test.each([
  ["There's teak flooring throughout.", 'There are teak floors throughout.'],
  ['Teak flooring runs through the den.', 'Teak floors run through the den.'],
  ['The galley has teal cabinetry and a sink.', 'The galley has teal cabinets and a sink.'],
  ["There's painted cabinetry, too.", 'There are painted cabinets, too.'],
  ['The cork flooring was new in 2011.', 'The cork floors were new in 2011.'],
  ['A loft on the 3rd floor.', 'A loft on the third floor.'],
  ['A north west-facing porch.', 'A northwest-facing porch.'],
])('%s', (listing, spoken) => {
  expect(sayNouns(listing)).toBe(spoken);
});

test.each([
  "It's on 3rd Street.",
  'The cabinetry has brass pulls.',
  'The 12th floor is empty.',
  'The cork flooring upstairs was new in 2011.',
])('%s stays', (text) => {
  expect(sayNouns(text)).toBe(text);
});
