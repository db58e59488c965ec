import { expect, test } from 'vitest';
import { findSurroundings } from './queries.ts';

const find = (home: { zipCode: string; city: string; state: string }) =>
  findSurroundings({ ...home, latitude: null, longitude: null });

test('a ZIP code has its towns around it and the nearest larger city with distance and direction', () => {
  const around = find({ zipCode: '97103-1234', city: 'Astoria', state: 'OR' });
  expect(around?.towns.map(({ name }) => name).slice(0, 2)).toEqual(['Warrenton', 'Seaside']);
  expect(around?.towns[0]?.east).toBeLessThan(0);
  expect(around?.city).toMatchObject({ name: 'Portland, OR', direction: 'southeast' });
  expect(around?.city?.miles).toBeGreaterThan(60);
});

test('without a ZIP code the town is enough, and an unknown place has no surroundings', () => {
  expect(find({ zipCode: '', city: 'Astoria', state: 'OR' })?.radiusMiles).toBeGreaterThan(1);
  expect(find({ zipCode: '', city: '', state: '' })).toBeUndefined();
  expect(find({ zipCode: '00000', city: 'Nowhere', state: 'ZZ' })).toBeUndefined();
});

test('the largest city has no larger one', () => {
  expect(find({ zipCode: '10024', city: 'New York', state: 'NY' })?.city).toBeUndefined();
});

test('a ZIP code that the table lacks is drawn around the home’s own coordinates', () => {
  const around = findSurroundings({
    zipCode: '05852',
    city: 'Nowhere',
    state: 'VT',
    latitude: 44.75,
    longitude: -72.2,
  });
  expect(around?.towns.length).toBeGreaterThan(2);
});
