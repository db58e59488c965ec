import { createElement } from 'react';
import { expect, test } from 'vitest';
import { groupFacts } from '#domain/listings/buyer-facts/group-facts.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { writtenMarkup } from '#tests/support/written-markup.ts';
import { listingPhotos, photosNoun } from './listing-photos.ts';
import { offerTiles } from './offer-tiles.ts';
import { PropertyDetails } from './property-details.tsx';

function draw(features: string[]): string {
  const listing = { address: '1 Elm Street', features } as unknown as ShownListing;
  const groups = groupFacts(listing, undefined);
  return writtenMarkup(createElement(PropertyDetails, { listing, groups, lot: null })).replaceAll(
    '<!-- -->',
    '',
  );
}
const names = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index + 1}.`);

test('a long list of features is folded, and all of it is there', () => {
  const html = draw(names(40));
  const [shown = '', folded = ''] = html.split('<details');
  expect(shown).toContain('Feature 16.');
  expect(shown).not.toContain('Feature 17.');
  expect(folded).toContain('Show all 40 features');
  for (const name of names(40)) expect(html.split(name)).toHaveLength(2);
});

test('slightly more than usual isn’t worth a click', () => {
  expect(draw(names(22))).not.toContain('<details');
  expect(draw(names(23))).toContain('<details');
});

const tilesOf = (listing: Partial<ShownListing>, lot: string | null = null) =>
  offerTiles(
    {
      ...{ price: null, beds: null, baths: null, sqft: null, yearBuilt: null },
      ...{ propertyType: null, saleStatus: 'active' },
      ...listing,
    } as ShownListing,
    { lot, available: 'December 1' },
  ).map((tile) => tile.join(': '));

test('the tiles fit the offer', () => {
  expect(tilesOf({ price: '$500,000', beds: 3, baths: 2 })).toEqual([
    'Price: $500,000',
    'Bedrooms: 3',
    'Bathrooms: 2',
    'Sq Ft: N/A',
    'Year Built: N/A',
  ]);
  expect(tilesOf({ price: '$2,400', saleStatus: 'for rent', beds: 0, baths: 1 })).toEqual([
    'Rent per month: $2,400',
    'Bedrooms: Studio',
    'Bathrooms: 1',
    'Available: Dec 1',
  ]);
  expect(tilesOf({ price: '$100,000', propertyType: 'Land' }, '12.5 acres')).toEqual([
    'Price: $100,000',
    'Lot size: 12.5 acres',
    'Price per acre: $8,000',
  ]);
  const store = { price: '$540,000', propertyType: 'Commercial', sqft: '4200' };
  expect(tilesOf(store, '3,600 sq ft')).toEqual([
    'Price: $540,000',
    'Building size: 4,200 sq ft',
    'Lot size: 3,600 sq ft',
    'Available: Dec 1',
  ]);
  expect(tilesOf({})).toEqual(['Price: Price not listed']);
});

test.each([
  ['Land', 'active', '0 Ridge Road', 'land'],
  ['Commercial', 'active', '212 Depot Street', 'building'],
  ['Office', 'for rent', '212 Depot Street', 'space'],
  ['Retail', 'active', '212 Depot Street Suite 4', 'space'],
  ['Duplex', 'active', '9 Elm Street', 'building'],
  ['Duplex', 'for rent', '9 Elm Street', 'home'],
  ['Condo', 'active', '9 Elm Street #4', 'home'],
  [null, null, '9 Elm Street', 'home'],
])('%s, %s, %s is called a %s', (propertyType, saleStatus, address, noun) => {
  expect(offerNoun({ propertyType, saleStatus, address })).toBe(noun);
});

test('no house is drawn if only land is sold, and drawings are not counted as photos', () => {
  const none = { address: '0 Ridge Road', city: '', state: '', zipCode: '', images: [], localImages: [] };
  const photosOf = (change: object) =>
    listingPhotos({
      ...none,
      saleStatus: 'active',
      propertyType: 'Land',
      ...change,
    } as unknown as ShownListing);
  expect(photosOf({}).map(({ fallback }) => fallback)).toEqual(['/placeholder-land.jpg']);
  expect(photosOf({ propertyType: 'House' })[0]?.fallback).toBe('/placeholder-1.jpg');
  const variants = [{ url: '/files/1.jpg', width: 640, height: 427, type: 'image/jpeg' }];
  const photo = { width: 640, height: 427, preview: '', variants };
  const drawn = photosOf({ localImages: [{ ...photo, alt: 'Illustration of a kitchen' }] });
  expect([drawn[0]?.label, photosNoun(drawn)]).toEqual(['Illustration', 'pictures']);
  const real = photosOf({ localImages: [{ ...photo, alt: 'The kitchen' }] });
  expect([real[0]?.label, photosNoun(real)]).toEqual([null, 'photos']);
});
