import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { featureIdea } from '../writing/post-ideas.ts';
import { writePosts } from '../writing/write-posts.ts';
import { writeRemarks } from '../writing/write-remarks.ts';
import { homeStory, undisputed } from './home-story.ts';

function tell(description: string, type = 'Condo', beds = 2) {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds,
    baths: 2,
    type,
    description,
  });
  const row = { zipCode: '05852', localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  const link = 'https://hearthcast.example/listings/x';
  return { story, facts, copy: { facts, story, link, occasion: 'for-sale', openHouse: null } as const };
}

const filler =
  'The layout blends comfort and convenience for an effortless lifestyle. Every detail has been thoughtfully curated. ';
const rich = `${filler}The living room has a wood-burning fireplace and original stained-glass windows. The kitchen has quartz counters and stainless steel appliances. A covered porch looks over the walled garden. The roof was replaced in 2023. Call Joe at (555) 010-2020 today!`;

test('remarks are the sentences that people remember, in their order, within the limit', () => {
  const { copy } = tell(rich);
  expect(writeRemarks(copy, 1000)).toBe(
    'The living room has a wood-burning fireplace and original stained-glass windows. The kitchen has quartz counters and stainless steel appliances. A covered porch looks over the walled garden. The roof was replaced in 2023.',
  );
  expect(writeRemarks(copy, 120)).toBe(
    'The living room has a wood-burning fireplace and original stained-glass windows. The roof was replaced in 2023.',
  );
});

test('a first line names what is the home’s own, never what is shared or only possible', () => {
  const { copy } = tell(
    'The building has a doorman, a roof deck and a sauna. The garage could become a guest house with a wood stove. The living room has a library wall and exposed brick.',
  );
  for (const network of ['facebook', 'instagram', 'twitter', 'linkedin'] as const)
    for (const [first = ''] of writePosts(network, copy).map((post) => post.split('\n\n')))
      expect(first).not.toMatch(/^(?:a|come see the) [^.]*(?:roof deck|sauna|guest house|wood stove)/i);
  expect(featureIdea(copy, 180).text).toMatch(/exposed brick/);
});

test('what a first line names is not said again below it', () => {
  const { copy } = tell(rich);
  for (const post of writePosts('facebook', copy).slice(0, 2))
    expect(post.match(/wood-burning fireplace/g)?.length ?? 0).toBeLessThanOrEqual(2);
  const [post = ''] = writePosts('instagram', copy);
  expect(post.match(/stained[- ]glass/g)).toHaveLength(1);
});

test('rooms that the description counts otherwise, or that belong to several homes, are not counted', () => {
  expect(
    tell('A junior one-bedroom with a north view and a large closet.', 'Condo', 1).facts.beds,
  ).toBeNull();
  const duplex = tell('Two flats, each with its own porch and a garden.', 'Multi-Family', 5);
  expect([duplex.facts.beds, duplex.facts.baths]).toEqual([null, null]);
});

test('a welcome and an offer are told as what they name', () => {
  const { story } = tell(
    'Welcome to Quarry Mill, a brick building from 1912 with nine lofts. A rare opportunity to own a corner loft with a wall of windows. Vacant and easy to show. Please do not disturb the tenants.',
  );
  expect(story.sentences.map(({ text }) => text)).toEqual([
    'Quarry Mill is a brick building from 1912 with nine lofts.',
    'A corner loft with a wall of windows.',
  ]);
});
