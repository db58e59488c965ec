import { expect, test } from 'vitest';
import { sayAmenities } from './say-amenities.ts';

test('a kitchen has things, not amenities', () => {
  expect(sayAmenities('Amenities include a teal stove and a larder.', 'kitchen')).toBe(
    "There's a teal stove and a larder.",
  );
  expect(sayAmenities('Amenities include round windows and a hatch.', 'living')).toBe(
    'There are round windows and a hatch.',
  );
});

test('a building has amenities', () => {
  expect(sayAmenities('Amenities include a pool.', 'building')).toBe('Amenities include a pool.');
});
