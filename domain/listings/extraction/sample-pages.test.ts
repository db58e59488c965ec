import { expect, test } from 'vitest';
import { findSamplePage, listSamplePages } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import type { PageFacts } from './facts.ts';
import { readListingPage } from './read-listing-page.ts';

type Expected = {
  /** Every value exactly as it must be found; fields not listed here may have any value. */
  found: { [Name in keyof PageFacts]?: PageFacts[Name]['value'] };
  nearby: string[];
  photos: number;
  captions: string[];
  /** Words from other homes, lenders and market figures, which must not appear anywhere. */
  never: RegExp;
};

const pages: Record<string, Expected> = {
  'thistledown-lane': {
    found: {
      street: '48 Thistledown Lane',
      city: 'Hudson',
      state: 'NY',
      zip: '12534',
      price: 785_000,
      priceCut: 30_000,
      status: 'active',
      beds: 4,
      baths: 2.5,
      sqft: 2640,
      lot: '0.31 acres',
      yearBuilt: 1892,
      type: 'Single family',
      mls: 'HV2048817',
      originatingMls: 'Mid-Valley Listing Exchange',
      agent: 'Mara Ellison',
      agentPhone: '(518) 555-0142',
      brokerage: 'Juniper & Vale Realty',
      taxes: '$11,240 (2025)',
      schoolDistrict: 'Hudson City School District',
      neighborhood: 'Lower Prospect',
      features: [
        'Wood-burning fireplace',
        'Wraparound porch',
        'Soapstone kitchen with island',
        'Walled garden',
        'Carriage barn',
      ],
    },
    nearby: ['dining: Pell & Crumb Bakery', 'dining: The Lantern Room', 'recreation: Ropewalk Trail'],
    photos: 8,
    captions: ['Blue Queen Anne house with a turret behind old maples', 'Bath with freestanding tub'],
    never: /612,?000|949,?000|Ropewalk Row|Pell Hill|"value":(?:1780|3410|3\.5)\b/,
  },
  'marrow-creek-road': {
    found: {
      street: '2217 Marrow Creek Road',
      city: 'Boise',
      state: 'ID',
      zip: '83706',
      price: 649_900,
      priceCut: null,
      beds: 3,
      baths: 2,
      bathsFull: 1,
      sqft: 1912,
      lot: '7,405 sqft',
      yearBuilt: 1927,
      mls: '98771409',
      agent: 'Tobias Wrenfield',
      agentPhone: '(208) 555-0163',
      brokerage: 'Sawtooth Row Homes',
      neighborhood: 'Creekside Bench',
      schoolDistrict: 'Boise Independent School District',
      medianSalePrice: 612_500,
    },
    nearby: [
      'dining: Hob & Kettle Coffee',
      'dining: Lucky Rooster Tacos',
      'government: Bench Branch Library',
      'recreation: Boise River Greenbelt',
    ],
    photos: 6,
    captions: ['Living room, virtually staged', 'Fenced back yard with patio'],
    never: /587,?000|1,?540\b|Alder Bench|3,?284|3030/,
  },
  'heron-landing-road': {
    found: {
      street: '9 Heron Landing Road',
      city: 'Traverse City',
      state: 'MI',
      zip: '49686',
      price: 1_125_000,
      status: 'active',
      beds: 3,
      baths: 2.5,
      sqft: 2180,
      lot: '1.4 acres',
      yearBuilt: 1978,
      mls: '1931177',
      originatingMls: 'Grand Bay Association MLS',
      agent: 'Wyn Castellane',
      brokerage: 'Port and Pine Real Estate',
      hoa: '$640 a year',
      neighborhood: 'Heron Landing',
      schoolDistrict: 'Traverse City Area Public Schools',
    },
    nearby: [
      'recreation: Cinder Point Trailhead',
      'dining: Old Mission Cider Works',
      "dining: Marlow's Fish House",
      'government: Township library',
    ],
    photos: 5,
    captions: ['The lake from the deck', 'Great room with fireplace'],
    never: /879,?000|1,?640,?000|Tern Hollow|Gull Point/,
  },
  'foundry-walk': {
    found: {
      street: '410 Foundry Walk #7C',
      city: 'Milwaukee',
      price: 529_000,
      priceCut: null,
      beds: 2,
      baths: 2,
      sqft: 1486,
      yearBuilt: 1911,
      type: 'Condo',
      mls: '1887204',
      agent: 'Dell Okafor',
      brokerage: 'Lakelight Residential',
      hoa: '$512 a month',
      subdivision: 'Pattern Works Lofts',
      neighborhood: 'Foundry District',
    },
    nearby: [
      'dining: Copper Kettle Supper Club',
      'dining: Third Shift Noodles',
      'recreation: Riverwalk',
      'recreation: Erie Basin Rowing Club',
    ],
    photos: 7,
    captions: ['Kitchen with walnut cabinets', 'Skyline from the balcony'],
    never: /415,?000|610,?000|Tannery|Millwright|3,?190|"Equal Housing/,
  },
  'quillback-drive': {
    found: {
      street: '116 Quillback Drive',
      city: 'Beaufort',
      state: 'SC',
      price: 389_000,
      beds: null,
      baths: null,
      sqft: null,
      neighborhood: null,
      nearby: null,
    },
    nearby: [],
    photos: 1,
    captions: [],
    never: /coming soon!/,
  },
};

test('every page shipped with the product is read here', () => {
  expect(Object.keys(pages).sort()).toEqual(
    listSamplePages()
      .map(({ path }) => path.split('/').at(-1))
      .sort(),
  );
});

test.each(Object.entries(pages))(
  '%s is read completely, without anything from other homes',
  (name, expected) => {
    const url = `http://localhost:3000/samples/${name}`;
    const reading = readListingPage(findSamplePage(`/samples/${name}`) ?? '', { url });
    if (!reading.readable) throw new Error(reading.reason);
    const { facts } = reading;
    for (const [field, value] of Object.entries(expected.found))
      expect({ [field]: facts[field as keyof PageFacts].value }).toEqual({ [field]: value });
    expect((facts.nearby.value ?? []).map((place) => `${place.kind}: ${place.name}`)).toEqual(
      expected.nearby,
    );
    expect(facts.photos.value).toHaveLength(expected.photos);
    expect(Object.values(facts.photoCaptions.value ?? {})).toEqual(expect.arrayContaining(expected.captions));
    expect(Object.keys(facts.photoCaptions.value ?? {})).toHaveLength(
      expected.captions.length && expected.photos,
    );
    expect(JSON.stringify(facts)).not.toMatch(expected.never);
    // A second value that the page seems sure of would block the order as a contradiction.
    const rivals = (['price', 'beds', 'baths', 'sqft', 'yearBuilt'] as const).flatMap((field) =>
      facts[field].alternatives.filter(({ confidence }) => confidence >= 0.3),
    );
    expect(rivals).toEqual([]);
  },
);
