import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { groupFacts } from '#domain/listings/buyer-facts/group-facts.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { offerTiles } from './offer-tiles.ts';
import { PropertyDetails } from './property-details.tsx';

function draw(features: string[]): string {
  const listing = { address: '1 Elm Street', features } as unknown as ShownListing;
  const groups = groupFacts(listing, undefined);
  return renderToStaticMarkup(createElement(PropertyDetails, { listing, groups, lot: null })).replaceAll(
    '<!-- -->',
    '',
  );
}
const names = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index + 1}.`);

test('a long list of features is folded, and nothing of it is lost', () => {
  const html = draw(names(40));
  const [shown = '', folded = ''] = html.split('<details');
  expect(shown).toContain('Feature 16.');
  expect(shown).not.toContain('Feature 17.');
  expect(folded).toContain('Show all 40 features');
  for (const name of names(40)) expect(html.split(name)).toHaveLength(2);
});

test('a few more than usual are not worth a click', () => {
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

test('the tiles fit what is offered', () => {
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
    'Available: December 1',
  ]);
  expect(tilesOf({ price: '$100,000', propertyType: 'Land' }, '12.5 acres')).toEqual([
    'Price: $100,000',
    'Lot: 12.5 acres',
    'Price per acre: $8,000',
  ]);
  expect(tilesOf({ price: '$540,000', propertyType: 'Commercial', sqft: '4200' })).toEqual([
    'Price: $540,000',
    'Sq Ft: 4,200',
  ]);
  expect(tilesOf({})).toEqual(['Price: Price on request']);
});
