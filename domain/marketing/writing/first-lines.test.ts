import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import type { Network, Occasion } from '../rules.ts';
import { homeStory } from '../story/home-story.ts';
import { writePosts } from './write-posts.ts';

const description =
  'The loft has a wood-burning fireplace, a roof deck with harbor views and a walled garden. It has granite countertops, wide-plank oak floors and a soaking tub. Enjoy the convenience of garage parking.';
const sample = sampleHome({
  id: 'x',
  street: '9 Quarry Lane',
  city: 'Larkmere',
  state: 'VT',
  price: 585_000,
  beds: 2,
  baths: 2,
  type: 'Condo',
  description,
});
const listing = { localImages: [], ...sample.listing } as unknown as Listing;
const copy = { facts: homeFacts(listing), story: homeStory(listing), link: 'https://hearthcast.example/x' };
const firstOf = (network: Network, occasion: Occasion = 'for-sale') =>
  writePosts(network, { ...copy, occasion, openHouse: null })[0]?.split('\n\n') ?? [];

test('every network opens with a whole line that says what the home is, with its street once', () => {
  for (const network of ['instagram', 'tiktok'] as const) {
    const [lead = ''] = firstOf(network);
    expect(lead).toMatch(/^[^.]*\bLarkmere\b[^.]*\.$/);
    expect(lead).toMatch(/\bcondo\b/);
    expect(
      firstOf(network)
        .join(' ')
        .match(/9 Quarry Lane/g),
    ).toHaveLength(1);
  }
  expect(firstOf('tiktok', 'sold')[1]).toMatch(/^An? .* with /);
});

test('a fireplace is told once, and neither parking nor a finish comes first', () => {
  for (const network of ['facebook', 'instagram', 'linkedin', 'tiktok', 'google'] as const) {
    const post = firstOf(network).join(' ');
    expect((post.match(/fireplace/g) ?? []).length, network).toBeLessThan(2);
    expect(post, network).not.toMatch(/with garage parking/);
    expect(firstOf(network)[0], network).not.toMatch(/parking|oak floors|granite|soaking tub/);
  }
});

function copyOf(told: string, type = 'Condo') {
  const home = sampleHome({
    id: 'y',
    street: '4 Mill Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 400_000,
    beds: 1,
    baths: 1,
    type,
    description: told,
  });
  const row = { localImages: [], ...home.listing } as unknown as Listing;
  return {
    facts: homeFacts(row),
    story: homeStory(row),
    link: copy.link,
    occasion: 'for-sale' as const,
    openHouse: null,
  };
}

test('what few buyers are spared opens the text', () => {
  const [text = ''] = writePosts(
    'facebook',
    copyOf('A sponsor unit in a brick co-op on a tree-lined block. No board approval required.'),
  );
  expect(text).toMatch(/^No board approval is required for this /);
});

test('of many sights every network names the best', () => {
  const rich = copyOf(
    'The loft has a roof deck with harbor views and a walled garden. The parlor has a wood-burning fireplace. A wine cellar and a cedar sauna are below. The library has a rolling ladder. The kitchen has an island.',
  );
  const leads = (['facebook', 'linkedin', 'threads', 'tiktok'] as const).map(
    (network) =>
      (writePosts(network, rich)[0] ?? '')
        .replace(/^For sale: /, '')
        .toLowerCase()
        .split('.')[0],
  );
  for (const lead of leads) expect(lead).toContain('roof deck');
});

test('who drew a renovation is not said beside the year of the house', () => {
  const old = copyOf(
    'This townhouse was renovated in 2019 to plans designed by architect Ada Quill. It has a walled garden.',
    'Townhouse',
  );
  expect(old.story.credit ?? '').not.toMatch(/^designed by/);
});
