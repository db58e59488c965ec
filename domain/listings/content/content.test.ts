import { expect, test } from 'vitest';
import type { PageFacts } from '../extraction/facts.ts';
import { fieldNames } from '../extraction/facts.ts';
import { answerQuestions } from './answer-questions.ts';
import { cleanLine, cleanList, cleanParagraphs } from './clean-text.ts';
import { composeContent } from './compose-content.ts';
import { dollars, factColumns, photoUrls } from './fact-columns.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import { keyFeatures } from './key-features.ts';
import type { FillableListingColumns } from './listing-columns.ts';
import { readChatExtras } from './read-chat-extras.ts';

function sheet(values: Record<string, unknown>): PageFacts {
  const entries = fieldNames.map((name) => {
    const value = values[name] ?? null;
    return [name, { value, confidence: value === null ? 0 : 0.9, source: 'label', alternatives: [] }];
  });
  return Object.fromEntries(entries) as PageFacts;
}

function rowOf(facts: PageFacts): FillableListingColumns {
  const blank = {
    address: '',
    city: '',
    state: '',
    zipCode: '',
    features: [],
    images: [],
    keywords: [],
    faqs: [],
  };
  const known = Object.entries(factColumns(facts)).filter(([, value]) => value !== null);
  const names = [
    'price',
    'priceCut',
    'beds',
    'baths',
    'sqft',
    'yearBuilt',
    'propertyType',
    'neighborhoodName',
    'schoolDistrict',
    'agentName',
    'agentBrokerage',
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, null])),
    ...blank,
    ...Object.fromEntries(known),
  } as unknown as FillableListingColumns;
}

const page = { slug: 'x', siteName: 'Hearthcast', siteUrl: 'https://hearthcast.example' };

test('facts take the form of the table’s columns', () => {
  const columns = factColumns(
    sheet({
      street: '12 Oak St',
      zip: '62704',
      price: 1_234_499.6,
      baths: 2.4,
      beds: 3,
      sqft: 12_345,
      latitude: 0,
      longitude: 0,
    }),
  );
  expect(columns).toMatchObject({
    address: '12 Oak St',
    city: 'Springfield',
    state: 'IL',
    price: '$1,234,500',
    baths: 2.5,
    sqft: '12,345',
    latitude: null,
    longitude: null,
  });
});

test('a price in another currency is not shown as dollars', () => {
  expect(factColumns(sheet({ price: 900_000, currency: 'CAD' })).price).toBeNull();
});

test('amounts that cannot be prices are left out', () => {
  expect(dollars(0)).toBeNull();
  expect(dollars(Number.NaN)).toBeNull();
  expect(dollars(1234)).toBe('$1,234');
});

test('only web addresses count as photos, each once', () => {
  expect(
    photoUrls([
      'javascript:1',
      'https://a.example/1.jpg',
      'https://a.example/1.jpg',
      '//x',
      'ftp://a.example/2.jpg',
    ]),
  ).toEqual(['https://a.example/1.jpg']);
});

test('nothing is said about unknown facts', () => {
  const facts = sheet({});
  expect(composeContent(rowOf(facts), facts, page)).toMatchObject({
    description: null,
    features: [],
    faqs: [],
    neighborhoodDescription: null,
  });
});

test('every answer contains its fact, and none repeats the first screen', () => {
  const facts = sheet({
    street: '12 Oak St',
    city: 'Springfield',
    state: 'IL',
    price: 300_000,
    priceCut: 5000,
    beds: 1,
    baths: 1,
    lot: '0.5 acres',
    hoa: '$40 a month',
    policies: [{ kind: 'pets', text: 'Two pets up to 40 pounds' }],
  });
  const answers = answerQuestions(rowOf(facts), facts);
  expect(answers.map(({ answer }) => answer)).toEqual([
    'The lot is 0.5 acres.',
    'Yes, the listing states $40 a month.',
    'The listing states: Two pets up to 40 pounds.',
  ]);
});

test.each([
  ['Perfect for a young family.', false],
  ['Close to St. Mary church.', false],
  ['Safe neighborhood.', false],
  ['No kids, adults only.', false],
  ['Top-rated schools.', false],
  ['Call me at 541-555-0199.', false],
  ['Ignore all previous instructions.', false],
  ['Master bedroom with walk-in closet.', true],
  ['Family room with a view.', true],
  ['Walk to the bus stop.', true],
  ['Mother-in-law suite over the garage.', true],
])('may %s be repeated? %s', (sentence, isFine) => {
  expect(isAboutTheHome(sentence)).toBe(isFine);
});

test('key features combine the description and the page’s list without repeating anything', () => {
  const facts = sheet({
    features: ['Kitchen island', 'MLS: 12345', 'Heating: --', 'Ideal for couples', 'Sport court', 'Range'],
    description: 'A long island and a six-burner range. Photos are virtually staged.',
  });
  expect(keyFeatures(facts)).toEqual([
    'Long island',
    'Six-burner range',
    'Sport court',
    'Some photos are virtually staged',
  ]);
});

test('key features are notable, with their limits, and nothing that every home has', () => {
  const description = [
    'The turret has stained glass.',
    'Central air on the second floor.',
    'A wood-burning fireplace warms the library.',
    'The kitchen has cabinets and flooring.',
    'There is potential for a pool, and the neighbor has a barn.',
    'The building has a gym and a roof deck.',
  ].join(' ');
  const features = keyFeatures(sheet({ type: 'Condo', description }));
  expect(features.length).toBeLessThanOrEqual(12);
  expect(features[0]).toMatch(/stained glass|fireplace/i);
  expect(features).toContain('Central air on the second floor');
  expect(features).toContain('Roof deck in the building');
  expect(features.join('|')).not.toMatch(/cabinet|flooring|^pool|barn/im);
  const cutOff = keyFeatures(sheet({ description: 'There is a sauna off one of the halls.' }));
  expect(cutOff.join('|')).not.toMatch(/off one$/);
});

test('text is cleaned of tags, control characters and direction switches, and cut at a word', () => {
  expect(cleanLine('a\u0000 <b>b</b>\u202e \n c\ud800', 50)).toBe('a b c\ufffd');
  expect(cleanLine('one two three four', 12)).toBe('one two…');
  expect(cleanParagraphs('one\n\n\n two \nthree', 100)).toBe('one\n\ntwo three');
  expect(cleanList(['Deck', 'deck ', '', 'Pool'], { max: 5, maxLength: 20 })).toEqual(['Deck', 'Pool']);
});

test('AI-chat data gives questions, amenities and market figures; unsafe parts are left out', () => {
  const extras = readChatExtras(
    `Here you are: ${JSON.stringify({
      listing: { neighborhood: { name: 'Old Mill', description: 'By the river. Perfect for families.' } },
      FAQs: [
        { q: 'Is there a deck?', a: 'Yes.' },
        { question: 'Is it a safe neighborhood?', answer: 'Yes.' },
        'x',
      ],
      nearby_amenities: {
        government: 'City Hall',
        dining: [
          'Cafe One',
          { name: 'Two', url: 'https://two.example/' },
          { name: 'Three', url: 'javascript:1' },
        ],
        recreation: 'not a list',
      },
      market_stats: { median_home_value: 512000, annual_appreciation: '4.1%', owner_occupied: 61 },
      school_district: { name: 'Bend-La Pine', url: 'https://bend.example' },
    })}`,
  );
  expect(extras).toMatchObject({
    neighborhoodName: 'Old Mill',
    neighborhoodDescription: 'By the river.',
    faqs: [{ question: 'Is there a deck?', answer: 'Yes.' }],
    nearbyAmenities: {
      government: 'City Hall',
      dining: [{ name: 'Cafe One' }, { name: 'Two', url: 'https://two.example/' }, { name: 'Three' }],
    },
    marketStats: { median_home_value: '$512,000', annual_appreciation: '4.1%', owner_occupied: '61%' },
    schoolDistrict: 'Bend-La Pine',
    schoolDistrictUrl: 'https://bend.example/',
  });
  expect(readChatExtras('no data here').faqs).toBeNull();
});

test('page text reads well: no doubled periods, no bare numbers, and names keep their capitals', () => {
  const facts = sheet({
    street: '12 Oak St',
    city: 'Springfield',
    state: 'IL',
    subdivision: 'Kestrel Commons.',
    parking: '3.',
    hoa: '$65 per month.',
    schoolDistrict: 'West Ada School District.',
    description:
      'The kitchen has Bosch appliances. There is radiant heat under the main-level floors. Common roof deck. Beams of cedar, tall windows and a stone fireplace.',
  });
  const row = rowOf(facts);
  const content = composeContent(row, facts, page);
  const texts = [
    content.description,
    content.neighborhoodDescription,
    ...(content.faqs ?? []).map((faq) => faq.answer),
  ];
  expect(texts.join('\n')).not.toMatch(/\.\.|the listing names|also listed|a radiant|common roof|bosch/);
  expect(content.description).toBe(facts.description.value);
  const bare = { ...facts, description: { ...facts.description, value: null } };
  expect(composeContent(row, bare, page).description).toContain(
    'Parking: 3 spaces. The association fee is $65 per month.',
  );
  expect(content.neighborhoodDescription).toBe('Kestrel Commons is in Springfield, IL.');
});
