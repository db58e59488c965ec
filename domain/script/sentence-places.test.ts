import { expect, test } from 'vitest';
import { sentencePlaces } from './sentence-places.ts';

test('a sentence knows its place and the one before it', () => {
  const placeOf = sentencePlaces('A slate roof. The porch faces south. It wraps around two sides.');
  expect(placeOf('It wraps around two sides.')).toEqual({ at: 2, of: 3, before: 'The porch faces south.' });
  expect(placeOf('A slate roof.')).toEqual({ at: 0, of: 3 });
});
