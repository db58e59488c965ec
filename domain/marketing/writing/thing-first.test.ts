import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { networks } from '../rules.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { knownFirst } from './known-first.ts';
import { thingFirst } from './thing-first.ts';
import { writePosts } from './write-posts.ts';

function tell(description: string, more: { type?: string; priceCut?: number } = {}) {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    sqft: 1800,
    type: 'Condo',
    description,
    ...more,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/listings/x';
  const occasion = more.priceCut ? ('price-improved' as const) : ('for-sale' as const);
  return { facts, story, link, occasion, openHouse: null };
}

const loft = 'The loft has a private roof deck with sweeping harbor views. The kitchen has a stone sink.';
const view = 'Wide views over Mill Park and the Quarry River from this condo. The kitchen has a stone sink.';

test('the rarest thing comes first, then what the home is and where', () => {
  expect(thingFirst(tell(loft), 170)?.text).toBe(
    'A private roof deck with sweeping harbor views comes with this condo in Larkmere.',
  );
  expect(thingFirst(tell(loft), 170, [], 4, true)?.text).toBe(
    'Sweeping harbor views from a private roof deck: a condo in Larkmere.',
  );
  expect(thingFirst(tell(loft, { type: 'Single family' }), 170)?.text).toMatch(
    / tops this .*home in Larkmere\.$/,
  );
  expect(thingFirst(tell(view), 170)?.text).toBe(
    'Wide views over Mill Park and the Quarry River from this condo in Larkmere.',
  );
  expect(thingFirst(tell(view), 170, [], 4, true)?.text).toBe(
    'Mill Park and the Quarry River, both in view from this condo in Larkmere.',
  );
  expect(thingFirst(tell('The kitchen has a stone sink.'), 170)).toBeUndefined();
});

test('no post begins with a request, or with an address alone', () => {
  for (const copy of [tell(loft), tell(view), tell(loft, { priceCut: 10_000 })])
    for (const network of networks.filter((one) => one !== 'sms' && one !== 'google'))
      for (const post of writePosts(network, copy)) {
        expect(post).not.toMatch(/^Come see|^New price for|^For sale: 9 Quarry Lane|^9 Quarry Lane/);
      }
});

test('a new price stands behind a reason to look, once', () => {
  const copy = tell(view, { priceCut: 10_000 });
  for (const network of ['facebook', 'instagram', 'linkedin', 'twitter', 'threads', 'tiktok'] as const) {
    const [first = ''] = writePosts(network, copy);
    expect(first).toMatch(/^A condo .*\. 9 Quarry Lane, Larkmere, is now \$585,000, down \$10,000\./);
    expect(first.split('$585,000')).toHaveLength(2);
  }
});

test('what few can say is said first, and never twice', () => {
  const copy = tell(
    'A condo that is one of only six residences with an attached stone balcony. The kitchen has a stone sink.',
  );
  const known = knownFirst(copy, 170, []);
  expect(known?.text).toBe('One of only six residences with a stone balcony: a condo in Larkmere.');
  expect(knownFirst(copy, 170, known ? [known] : [])).toBeUndefined();
  const co = tell('A quiet co-op with no underlying mortgage. The kitchen has a stone sink.');
  expect(knownFirst(co, 170, [])?.text).toMatch(/^No underlying mortgage: a co-op in Larkmere/);
});

test('what the building has is nobody’s own', () => {
  const copy = tell(
    'This boutique co-op offers two outdoor spaces, a roof terrace and a garden. The kitchen is new.',
  );
  for (const post of writePosts('instagram', copy))
    expect(post).not.toMatch(/^.*\b(?:with|comes with)\b.*garden/);
});

test('a size that differs from the line of figures is in no post', () => {
  const copy = tell(
    'The loft offers over 1,500 sq ft of interior space and a stove. The kitchen has a stone sink.',
  );
  for (const network of networks)
    for (const post of writePosts(network, copy)) expect(post).not.toContain('1,500');
});

test('a great room is no praise of a room', () => {
  const copy = tell(
    'The plan has a giant, open, great room; it holds the kitchen and a stove. The deck faces east.',
  );
  for (const post of writePosts('facebook', copy)) expect(post).not.toMatch(/open\./);
});
