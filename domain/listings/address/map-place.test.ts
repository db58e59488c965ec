import { expect, test } from 'vitest';
import type { Maps } from '#adapters/maps/contract.ts';
import { mapPlaceUrl } from './map-place.ts';

/** Knows coordinates but no streets. */
const maps: Maps = {
  provider: 'openstreetmap',
  embedUrl: ({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined || latitude === null || longitude === null
      ? null
      : `${Math.round(latitude)},${Math.round(longitude)}`,
};

test.each([
  ['a ZIP code that the table has', { city: 'Dover', state: 'DE', zipCode: '19901' }],
  ['a ZIP code that it hasn’t', { city: 'Dover', state: 'DE', zipCode: '00001' }],
  ['no ZIP code', { city: 'Dover', state: 'Delaware', zipCode: '' }],
])('%s shows the area, marked as approximate', (_, place) => {
  const address = '5 Cormorant Way';
  expect(mapPlaceUrl(maps, { address, ...place })).toEqual({ embedUrl: '39,-75', isApproximate: true });
});

test.each([
  ['no place', { city: 'Not specified', state: '', zipCode: '' }],
  ['a town abroad', { city: 'London', state: 'England', zipCode: '' }],
])('%s shows no map', (_, place) => {
  expect(mapPlaceUrl(maps, place)).toEqual({ embedUrl: null, isApproximate: false });
});
