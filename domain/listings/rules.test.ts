import { expect, test } from 'vitest';
import { lakeEstateListing } from '#db/seed/lake-estate/listing.ts';
import {
  formatCityLine,
  formatPrice,
  formatSqft,
  needsPhotoRefresh,
  parsePrice,
  placeholderPhotos,
  SAMPLE_LISTING_SLUG,
  shownPhotos,
} from './rules.ts';
import { listingDescription, listingTitle } from './title/rules.ts';

const bare = {
  address: '7 Elm St',
  city: 'Bend',
  state: 'OR',
  zipCode: '',
  pageTitle: null,
  metaDescription: null,
  propertyType: null,
  saleStatus: null as string | null,
  price: '450000',
  beds: 3,
  baths: 2.5,
  sqft: '1800',
};

test('the home page’s sample is the seeded listing', () => {
  expect(SAMPLE_LISTING_SLUG).toBe(lakeEstateListing.slug);
});

test.each([
  ['$1,234', '$1,234'],
  ['1234567.00', '$1,234,567'],
  ['USD 99,500', '$99,500'],
  ['$1.25M', '$1,250,000'],
  ['$400,000 - $450,000', '$400,000 - $450,000'],
  ['Call for price', 'Call for price'],
  ['', undefined],
  ['N/A', undefined],
  [null, undefined],
])('the price %j is shown as %j', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});

test('square feet get separators and lose their unit', () => {
  expect(formatSqft('4820 sq ft')).toBe('4,820');
  expect(formatSqft('1,800.5')).toBe('1,800');
  expect(formatSqft('unknown')).toBeUndefined();
  expect(formatSqft('9'.repeat(400))).toBeUndefined();
  expect(parsePrice('9'.repeat(400))).toBeUndefined();
});

test('empty and placeholder parts of a place are left out', () => {
  expect(formatCityLine({ city: 'Larkmere', state: 'VT', zipCode: '05852' })).toBe('Larkmere, VT 05852');
  expect(formatCityLine({ city: 'TBD', state: 'VT', zipCode: '' })).toBe('VT');
  expect(formatCityLine({ city: 'Unknown', state: '', zipCode: '05852' })).toBeUndefined();
});

test('title and description are composed from the facts if nobody wrote them', () => {
  expect(listingTitle(bare, 'Hearthcast')).toBe('7 Elm St · $450,000 · Property Podcast · Hearthcast');
  expect(listingDescription(bare)).toBe(
    'Listen to the podcast about 7 Elm St, Bend, OR: $450,000, 3 beds, 2.5 baths, 1,800 sq ft.',
  );
  expect(listingDescription({ ...bare, beds: 0, baths: 1, sqft: null })).toBe(
    'Listen to the podcast about 7 Elm St, Bend, OR: $450,000, studio, 1 bath.',
  );
  const rent = { ...bare, price: '$2,400', saleStatus: 'for rent' };
  expect(listingTitle(rent, 'Hearthcast')).toBe('7 Elm St · $2,400/mo · Property Podcast · Hearthcast');
  expect(listingDescription(rent)).toContain(': $2,400/mo, 3 beds');
  expect(listingTitle({ ...bare, pageTitle: 'Elm' }, 'Hearthcast')).toBe('Elm');
  expect(listingDescription({ ...bare, metaDescription: 'Hear it' })).toBe('Hear it');
});

test('hosted photos come first, then the listing’s own, then stock, then the drawings', () => {
  const own = 'https://photos.example/1.jpg';
  const stock = 'https://images.unsplash.com/1.jpg';
  expect(shownPhotos({ localImages: ['hosted'], images: [own] })).toEqual({
    kind: 'hosted',
    photos: ['hosted'],
  });
  expect(shownPhotos({ localImages: [], images: [stock, own] })).toEqual({ kind: 'external', urls: [own] });
  expect(shownPhotos({ localImages: [], images: [stock] })).toEqual({ kind: 'stock', urls: [stock] });
  expect(shownPhotos({ localImages: [], images: [] })).toEqual({
    kind: 'placeholder',
    urls: placeholderPhotos,
  });
});

test('a page view only requests photos if there may be some to get', () => {
  const listing = { localImages: [], images: [], sourceUrl: null };
  expect(needsPhotoRefresh(listing)).toBe(false);
  expect(needsPhotoRefresh({ ...listing, sourceUrl: 'https://homes.example/1' })).toBe(true);
  expect(needsPhotoRefresh({ ...listing, localImages: ['x'], images: ['y'] })).toBe(false);
});
