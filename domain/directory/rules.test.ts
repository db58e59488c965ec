import { expect, test } from 'vitest';
import { filledStars, formatPopulation, formatRating, googleLink, yelpLink } from './rules.ts';

const business = { name: 'Oak & Ash', address: '1 Main St, Bend', googlePlaceId: null, yelpBusinessId: null };

test('the whole part of the rating fills the stars', () => {
  expect([4.9, 5, 0.5, 0].map(filledStars)).toEqual([4, 5, 0, 0]);
  expect(formatRating(4)).toBe('4.0');
});

test('population is formatted the US way', () => {
  expect(formatPopulation(269840)).toBe('269,840');
  expect(formatPopulation(null)).toBeUndefined();
});

test('review links use the identifier if there is one, otherwise a search', () => {
  expect(googleLink(business)).toBe(
    'https://www.google.com/maps/search/?api=1&query=Oak%20%26%20Ash%201%20Main%20St%2C%20Bend',
  );
  expect(googleLink({ ...business, googlePlaceId: 'p1' })).toMatch(/&query_place_id=p1$/);
  expect(yelpLink({ ...business, yelpBusinessId: 'oak-ash' }, 'Bend, Oregon')).toBe(
    'https://www.yelp.com/biz/oak-ash',
  );
  expect(yelpLink(business, 'Bend, Oregon')).toBe(
    'https://www.yelp.com/search?find_desc=Oak%20%26%20Ash&find_loc=Bend%2C%20Oregon',
  );
});
