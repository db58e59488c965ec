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

test('a home that is a duplex itself is no part of one', () => {
  expect(readParts(['This duplex has a terrace.', 'A duplex with two baths.'])).toEqual([
    undefined,
    undefined,
  ]);
});
