import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../listings/queries.ts';
import { checkClaimsInText } from '../script/claims/check-claims.ts';
import { buildFactSheet } from '../script/facts/build-fact-sheet.ts';
import { homeFacts } from './facts/home-facts.ts';
import { unbackedClaims } from './unbacked-claims.ts';

test('what a listing says of a listed feature is proven with it', () => {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type: 'Single family',
    description: 'Zoned heating and a 2-car garage complete the home. The lower level has a sauna.',
  });
  const row = {
    ...listing,
    localImages: [],
    features: ['Sauna', 'Garage', 'Garage roof'],
  } as unknown as Listing;
  const sheet = buildFactSheet({ listing: row });
  const sources = { facts: homeFacts(row), checkClaims: (text: string) => checkClaimsInText(text, sheet) };
  expect(unbackedClaims('A 3-bedroom home with a sauna and a 2-car garage.', sources)).toEqual([]);
  expect(unbackedClaims('A 3-bedroom home with a sauna and a 3-car garage.', sources)).not.toEqual([]);
});

test('what a building brings in a year is said as the listing states it, and no other sum', () => {
  const { listing } = sampleHome({
    id: 'income',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 6,
    baths: 3,
    type: 'Multi family',
    description: 'A BRICK THREE-FLAT BY THE POND; PROPERTY CURRENTLY GENERATES $90,000+/YR.',
  });
  const row = { ...listing, localImages: [] } as unknown as Listing;
  const sheet = buildFactSheet({ listing: row });
  const sources = { facts: homeFacts(row), checkClaims: (text: string) => checkClaimsInText(text, sheet) };
  expect(unbackedClaims('It generates $90,000+ a year.', sources)).toEqual([]);
  expect(unbackedClaims('It generates $95,000+ a year.', sources)).not.toEqual([]);
});

test('a name that the page’s own story writes is proven, and no other', () => {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Chicago',
    state: 'IL',
    price: 585_000,
    beds: 2,
    baths: 2,
    type: 'Condo',
    description:
      "Welcome to The Heronry-where old timber meets new comfort in the heart of Chicago's lively West Loop! The condo has a tiled stove.",
  });
  const row = { ...listing, localImages: [], features: [] } as unknown as Listing;
  const sheet = buildFactSheet({ listing: row });
  const sources = { facts: homeFacts(row), checkClaims: (text: string) => checkClaimsInText(text, sheet) };
  expect(unbackedClaims('A West Loop condo at The Heronry.', sources)).toEqual([]);
  expect(unbackedClaims('A Lincoln Park condo at The Kingfisher.', sources)).not.toEqual([]);
});
