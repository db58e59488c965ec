import { expect, test } from 'vitest';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { listParts } from './queries.ts';
import { networks } from './rules.ts';
import { writeMarketing } from './write-marketing.ts';
import { writeSocialPosts } from './write-social-posts.ts';

const { ctx } = await createTestContext(quickStudio);
const [sample] = sampleHomes(1) as [ReturnType<typeof sampleHomes>[number]];
const { address, city, state, zipCode, price, beds, baths, description, features } = sample;
const listing = { address, city, state, zipCode, price, beds, baths, description, features };
const textsOf = async (podcastId: string) => {
  const parts = await listParts(ctx, podcastId);
  return networks.map(
    (name) => parts.find(({ part, state }) => part === name && state === 'current')?.content,
  );
};

test('what the networks have in common is checked once for all of them', async () => {
  const { id } = await createPaidPodcast(ctx, { listing });
  const checked = new Map<string, number>();
  const checkClaims = (text: string) => {
    checked.set(text, (checked.get(text) ?? 0) + 1);
    return [];
  };
  await writeMarketing(ctx, id, { checkClaims });
  expect(checked.size).toBeGreaterThan(20);
  const often = [...checked].filter(([, times]) => times >= networks.length);
  expect(often).toEqual([]);
});

test('posts that are written together are the same as each by itself', async () => {
  const { id } = await createPaidPodcast(ctx, { listing });
  const checkClaims = () => [];
  await writeMarketing(ctx, id, { checkClaims });
  const together = await textsOf(id);
  // From the last to the first, each for a home that is read anew.
  for (const name of networks.toReversed())
    await writeSocialPosts(ctx, { podcastId: id, networks: [name], checkClaims });
  expect(await textsOf(id)).toEqual(together);
});
