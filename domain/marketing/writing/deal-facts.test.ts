import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { homeFacts } from '../facts/home-facts.ts';
import { homeStory, undisputed } from '../story/home-story.ts';
import { planPosts } from './post-plan.ts';
import { writePosts } from './write-posts.ts';

function copyOf(description: string) {
  const { listing } = sampleHome({
    id: 'x',
    street: '9 Quarry Lane',
    city: 'Larkmere',
    state: 'VT',
    price: 585_000,
    beds: 3,
    baths: 2,
    type: 'Single family',
    description,
  });
  const row = { localImages: [], ...listing } as unknown as Listing;
  const story = homeStory(row);
  const facts = undisputed(homeFacts(row), story);
  return {
    facts,
    story,
    link: 'https://hearthcast.example/x',
    occasion: 'for-sale',
    openHouse: null,
  } as const;
}

const mill = copyOf(
  'The loft has a roof deck with harbor views. There is a walled garden behind the barn. The parlor has a wood-burning fireplace. A cedar sauna stands in the cellar. The galley has slate counters and a brass sink. The library keeps its walnut shelves and a rolling ladder. A bakehouse by the gate keeps its brick oven. The hall has a tiled stove and a cork floor. The attic was insulated in 2021.',
);

test.each(['facebook', 'instagram', 'linkedin'] as const)(
  '%s: each variant opens with a thing of its own, in the home or its place',
  (network) => {
    const posts = Object.values(planPosts(mill, network));
    const things = [/roof deck/, /walled garden/, /fireplace/, /sauna/, /walnut shelves/];
    for (const { lead } of posts) {
      expect(lead).toMatch(/Larkmere/);
      for (const thing of things.filter((one) => one.test(lead))) {
        expect(posts.filter((post) => thing.test(post.lead)).length, `${thing}`).toBe(1);
      }
    }
  },
);

test('of a home with little to say, all variants still say something below a line that names it', () => {
  const thin = copyOf('The galley has slate counters and a brass sink. There is a cork floor in the hall.');
  for (const network of ['facebook', 'instagram', 'linkedin'] as const)
    for (const { lead, body } of Object.values(planPosts(thin, network))) {
      expect(lead).toMatch(/\bhome\b/);
      expect(body).not.toBe('');
    }
});

test('a post cut short for X opens with nothing that the one before has said', () => {
  const leads = writePosts('twitter', mill).map((text) => text.split('\n')[0] ?? '');
  expect(leads.filter((lead) => /roof deck/.test(lead)).length).toBeLessThan(2);
});
