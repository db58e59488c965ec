import { expect, test } from 'vitest';
import { tellPlaceFirst } from './tell-place-first.ts';

test.each([
  [
    "Nestled on a quiet block in the heart of Oldtown, this sun-drenched corner two-bedroom boasts 11' ceilings.",
    ["It's on a quiet block in Oldtown", "It's a corner two-bedroom with 11' ceilings"],
  ],
  [
    'Ideally located in Oldtown, just steps from the ferry, the market, and Pier Park, this home is the perfect blend of ease and style.',
    ["It's in Oldtown", "It's just steps from the ferry, the market, and Pier Park"],
  ],
  [
    'Just three blocks from the ferry, two bakeries, a hardware store, Pier Park, and the library, this residence is a dream.',
    [
      "It's just three blocks from the ferry, two bakeries, and a hardware store",
      "It's just three blocks from Pier Park and the library",
    ],
  ],
  [
    'Privately located off the hall, the primary suite has a dressing room.',
    ['The primary suite is off the hall', 'The primary suite has a dressing room'],
  ],
  ['Located in Oldtown, this airy one-bedroom condo exudes warmth.', ["It's a one-bedroom condo in Oldtown"]],
  [
    "Set directly across from Pier Park, you're moments from the ferry.",
    ["It's directly across from Pier Park", "It's moments from the ferry"],
  ],
  [
    "Located in one of Oldtown's most coveted districts, this condo has two balconies.",
    ['It has two balconies'],
  ],
  ['Located on the ninth floor, you will find six bedrooms.', []],
  ['Situated near Hill Elementary, this home invites you in.', []],
  ['Tucked behind the stairs, this level has a bar.', ['This space is behind the stairs']],
  ['Located in the basement.', undefined],
])('%s', (sentence, told) => {
  expect(tellPlaceFirst(sentence)).toEqual(told);
});
