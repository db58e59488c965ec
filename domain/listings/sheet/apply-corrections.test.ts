import { expect, test } from 'vitest';
import type { FactCorrection } from '#db/schema/listings.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { factColumns } from '../content/fact-columns.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { readListingPage } from '../extraction/read-listing-page.ts';
import { applyCorrections, currentCorrections } from './apply-corrections.ts';

const page = { ...readFacts(), priceCut: { ...readFacts().price, value: 20_000 } };
const at = '2026-11-15T12:00:00.000Z';
const correction = (value: unknown, pageSaid: unknown = null): FactCorrection => ({
  value,
  by: 'maya@example.com',
  at,
  pageSaid,
});

function readFacts(): PageFacts {
  const reading = readListingPage(listingPage({ street: '5 Sheet Street', price: 525_000, baths: 2.5 }), {});
  if (!reading.readable) throw new Error(reading.reason);
  return reading.facts;
}

test('a correction wins over the page, and values derived from the old one are dropped', () => {
  const facts = applyCorrections(page, {
    price: correction(499_000, 525_000),
    baths: correction(2.75, 2.5),
    yearBuilt: correction(null, 1990),
    street: correction('7 Sheet Street'),
  });
  expect(factColumns(facts)).toMatchObject({
    price: '$499,000',
    baths: 2.75,
    yearBuilt: null,
    address: '7 Sheet Street',
    latitude: null,
  });
  expect(facts.price).toMatchObject({ source: 'agent', confidence: 1, alternatives: [] });
  expect(facts.priceCut.value).toBeNull();
  expect(facts.bathsFull.value).toBeNull();
  expect(facts.beds).toEqual(page.beds);
});

test('a confirmed address keeps its coordinates', () => {
  const located = {
    ...page,
    latitude: { ...page.beds, value: 44 },
    longitude: { ...page.beds, value: -121 },
  };
  const facts = applyCorrections(located, { street: correction(page.street.value) });
  expect([facts.latitude.value, facts.longitude.value]).toEqual([44, -121]);
});

test('without a page, only typed facts are known', () => {
  const facts = applyCorrections(null, { street: correction('1 Typed Way'), beds: correction(3) });
  expect(factColumns(facts)).toMatchObject({ address: '1 Typed Way', beds: 3, price: null, images: [] });
});

test('photos are the customer’s list, in that order', () => {
  const photos = [
    { url: 'https://cdn.example/b.jpg', alt: 'Kitchen' },
    { url: 'https://cdn.example/a.jpg', alt: '' },
  ];
  expect(applyCorrections(page, { photos: correction(photos) }).photos.value).toEqual(
    photos.map(({ url }) => url),
  );
});

test('a photo whose link is signed again stays the same photo', () => {
  const found = [
    'https://cdn.example/a.jpg?sig=2',
    'https://cdn.example/x?id=1',
    'https://cdn.example/x?id=2',
  ];
  const reading = { ...page, photos: { ...page.photos, value: found } };
  const chosen = [
    'https://cdn.example/a.jpg?sig=1',
    'https://cdn.example/x?id=2',
    'https://cdn.example/x?id=3',
  ];
  const photos = chosen.map((url) => ({ url, alt: 'Kitchen' }));
  const renewed = currentCorrections({ photos: correction(photos) }, reading);
  expect(applyCorrections(reading, renewed).photos.value).toEqual([found[0], chosen[1], chosen[2]]);
  expect(renewed.photos?.value).toContainEqual({ url: found[0], alt: 'Kitchen' });
});

test.each([
  ['the same as then', 'price', 525_000, true],
  ['a new price', 'price', 480_000, false],
  ['no price any more', 'price', null, true],
  ['another number of beds', 'beds', 525_000, true],
])('when the page says %s, the correction counts: %s %s %s', (_name, field, now, counts) => {
  const reading = { ...page, price: { ...page.price, value: now } };
  const kept = currentCorrections({ [field]: correction(1, 525_000) }, reading);
  expect(field in kept).toBe(counts);
});
