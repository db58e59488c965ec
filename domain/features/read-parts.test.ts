import { expect, test } from 'vitest';
import { readParts } from './read-parts.ts';

test('a part of a divided house goes on until another one, or the building, is spoken of', () => {
  expect(
    readParts([
      'A brick house on Alder Lane.',
      'The bright upper duplex has three bedrooms.',
      'Its kitchen faces a maple.',
      'The lower duplex, two floors with a yard, needs work.',
      'The building has a new roof.',
      'There is a washer.',
    ]),
  ).toEqual([undefined, 'upper duplex', 'upper duplex', 'lower duplex', undefined, undefined]);
});

test('a part goes on under its heading', () => {
  expect(
    readParts(['The parlor has a mantel.', 'Garden Apartment - Street Level:', 'The kitchen has a bench.']),
  ).toEqual([undefined, 'garden apartment', 'garden apartment']);
});

test('a home that is a duplex itself is no part of one', () => {
  expect(readParts(['This duplex has a terrace.', 'A duplex with two baths.'])).toEqual([
    undefined,
    undefined,
  ]);
});
