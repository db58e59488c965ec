import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldName, PageFacts } from './facts.ts';
import { readListingPage } from './read-listing-page.ts';

function page(name: string): string {
  return readFileSync(new URL(`../../../tests/fixtures/listing-pages/${name}.html`, import.meta.url), 'utf8');
}

function factsOf(name: string, url?: string): PageFacts {
  const reading = readListingPage(page(name), { url });
  if (!reading.readable) throw new Error(`${name} is not readable: ${reading.reason}`);
  return reading.facts;
}

function expectFacts(name: string, expected: Partial<Record<FieldName, unknown>>): void {
  const facts = factsOf(name);
  const found = Object.fromEntries(
    Object.keys(expected).map((field) => [field, facts[field as FieldName].value]),
  );
  expect(found).toEqual(expected);
}

describe('layers of a page', () => {
  it('reads state that is JSON inside a JSON string, and half baths as halves', () => {
    expectFacts('portal-state', {
      street: '418 Juniper Hollow Ln',
      city: 'Maple Ridge',
      state: 'TX',
      zip: '75904',
      price: 389900,
      currency: 'USD',
      status: 'active',
      beds: 3,
      baths: 2.5,
      sqft: 2140,
      yearBuilt: 1998,
      type: 'Single family',
      mls: '20811733',
      originatingMls: 'NTREIS',
      agent: 'Dana Whitlock',
      agentPhone: '(903) 201-4471',
      brokerage: 'Pinecrest Realty Group',
      latitude: 31.34,
      longitude: -94.73,
    });
  });

  it('reads data passed as text behind a guard', () => {
    expectFacts('portal-open-house', {
      beds: 4,
      baths: 3,
      bathsStated: 2.75,
      sqft: 2460,
      yearBuilt: 1989,
      state: 'WA',
    });
    expect(factsOf('portal-open-house').photos.value).toHaveLength(2);
  });

  it('reads nested state with contingent status and price cut', () => {
    expectFacts('portal-brokered-by', {
      street: '2605 Alder Bend Dr',
      price: 612500,
      priceCut: 12500,
      status: 'contingent',
      baths: 3.5,
      mls: '100388217',
      agent: 'Marcus Oyelaran',
      brokerage: 'Laurel & Vine Realty',
    });
  });

  it('reads Next flight data with texts in separate rows and RESO names', () => {
    expectFacts('flight-data', {
      price: 2150000,
      priceCut: 145000,
      baths: 3.5,
      lot: '1.2 acres',
      mls: 'IR1002231',
      agent: 'Greer Lindqvist',
      agentPhone: '(303) 201-7788',
      originatingMls: 'IRES',
    });
    expect(factsOf('flight-data').description.value).toMatch(
      /^Set above the creek.*Trailhead at the gate\.$/,
    );
  });

  it('reads data attributes', () => {
    expectFacts('data-attributes', {
      street: '2231 Orchard View Ave',
      price: 1788000,
      baths: 2,
      sqft: 1512,
      mls: 'ML81977120',
      agent: 'Wei-Lin Castor',
      agentPhone: '(408) 201-5521',
    });
  });

  it('reads microdata with misspelled properties', () => {
    expectFacts('microdata-misspelled', {
      street: '58 Larkspur Trail',
      city: 'Quail Bluff',
      state: 'AZ',
      zip: '85377',
      price: 735000,
      beds: 3,
      baths: 2.5,
      sqft: 2310,
    });
  });

  it('reads headings assembled from spans and fields with labels next to them', () => {
    expectFacts('idx-spans', {
      street: '14 Heron Landing',
      city: 'Port Sable',
      price: 524900,
      status: 'active',
      beds: 3,
      baths: 2,
      sqft: 1744,
      mls: 'RX-10934417',
      agent: 'Robert "Bo" Castellan',
      brokerage: 'Seabreeze Properties LLC',
    });
  });

  it('reads a page without head, in tables and capitals', () => {
    expectFacts('mls-table', {
      street: '1180 County Road 41',
      city: 'Elk Prairie',
      zip: '56001',
      price: 274500,
      status: 'pending',
      beds: 4,
      baths: 1.5,
      sqft: 2849,
      lot: '3.1 acres',
      yearBuilt: 1954,
      mls: '6511820',
      agent: 'Signe Halvorsen',
      brokerage: 'Prairie Oak Realty',
    });
  });
});

describe('traps', () => {
  it('treats 0, dashes and N/A as unknown', () => {
    expectFacts('thin-unknowns', {
      price: 198000,
      beds: 2,
      baths: 1,
      sqft: null,
      lot: null,
      yearBuilt: null,
      mls: null,
      parking: null,
    });
  });

  it('does not confuse the lot with the living area, nor another unit with this one', () => {
    expectFacts('brokerage-app-state', {
      street: '901 Vesper Street, Unit 5B',
      price: 1149000,
      beds: 1,
      sqft: null,
      lot: '14,449 sqft',
      mls: 'RLS20018844',
    });
  });

  it('ignores the offers of open-house events and of the portal itself', () => {
    expectFacts('portal-open-house', { price: 1095000, currency: 'USD' });
  });

  it("does not take a lender's number for the MLS number, nor a phone in the remarks for the agent's", () => {
    expectFacts('portal-open-house', { mls: '2207719', agent: 'Priya Raman', agentPhone: null });
  });

  it('leaves out similar homes, sidebars and amounts in remarks', () => {
    expectFacts('plain-cards', {
      price: 465000,
      beds: 3,
      baths: 1.5,
      sqft: 1388,
      street: '712 Wren Street',
      city: 'Bayview',
      agent: 'Odalys Mercer',
    });
  });

  it('does not believe USD on a Canadian home', () => {
    expectFacts('canada-usd', {
      street: '88 Harbourview Cres #1207',
      state: 'ON',
      zip: 'M8V 0E5',
      country: 'CA',
      price: 689000,
      currency: 'CAD',
      mls: 'W8123345',
    });
  });

  it('reads the sale price if a home is sold', () => {
    expectFacts('sold', { status: 'sold', price: 331000, baths: 2.5 });
  });

  it('returns each photo once, at its best size, without logos, flags, badges, maps, agents and other homes', () => {
    expect(factsOf('photo-sizes').photos.value).toEqual([
      'https://cdn.gable.example/l/771/p1-1600x1067.webp',
      'https://cdn.gable.example/l/771/p2-1600x1067.jpg',
      'https://cdn.gable.example/l/771/p3-1600x1067.jpg',
      'https://cdn.gable.example/l/771/p4-1600x1067.jpg',
    ]);
    expect(factsOf('portal-state').photos.value).toHaveLength(4);
  });
});

describe('pages that cannot be read', () => {
  it.each([
    ['wall-press-hold', undefined, 'bot wall'],
    ['wall-just-a-moment', undefined, 'bot wall'],
    ['wall-waf-202', 202, 'bot wall'],
    ['wall-waf-202', undefined, 'bot wall'],
    ['wall-interruption', 200, 'bot wall'],
    ['wall-script-only', 403, 'bot wall'],
    ['wall-script-only', undefined, 'bot wall'],
    ['login', undefined, 'login page'],
    ['empty-shell', undefined, 'empty page'],
    ['gone', undefined, 'listing no longer available'],
    ['search-results', undefined, 'search results'],
  ])('%s (status %s): %s', (name, status, reason) => {
    expect(readListingPage(page(name), { status })).toEqual({ readable: false, reason });
  });

  it('reads a listing that loads the same protection scripts', () => {
    expect(readListingPage(page('portal-state'), { status: 200 }).readable).toBe(true);
  });
});

it('reads a description of several paragraphs as one text', () => {
  const paragraphs = [
    'The great room, dining area and kitchen share the lake side of the house. Birch cabinets line the kitchen, and a pantry stands behind it.',
    'The lot is 1.4 acres with 132 feet of sandy frontage on the lake. A 40-foot dock conveys, and so does the two-car garage with a loft above it.',
  ];
  const reading = readListingPage(
    `<title>9 Heron Landing Road</title><h1>9 Heron Landing Road, Traverse City, MI 49686</h1><p>$1,125,000</p>
     <p>3 bedrooms / 2.5 baths / 2,180 square feet</p>${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}`,
    {},
  );
  expect(reading.readable && reading.facts.description.value).toBe(paragraphs.join(' '));
});
