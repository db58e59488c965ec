import { expect, test } from 'vitest';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { listReviews } from '../queries.ts';
import { openConflicts, sheetOf } from '../steps/check-facts.ts';
import { episodeSteps } from '../steps/episode-steps.ts';
import { takeSnapshot } from '../steps/read-listing.ts';
import { decideReview } from './decide-review.ts';
import { resolveConflict } from './resolve-conflict.ts';

const { ctx } = await createTestContext();
const actor = { actorId: null, ip: null };
const upToFacts = episodeSteps.slice(0, 2);
const openReviews = async (podcastId: string) =>
  (await listReviews(ctx, podcastId)).filter(({ closedAt }) => closedAt === null);

test('a roof that the order dates differently goes to staff, and the hosts say the year that staff choose', async () => {
  const podcast = await createPaidPodcast(ctx, {
    additionalDetails: 'The roof is new in 2024.',
    listing: { description: 'The kitchen has an island. The roof was replaced in 2021.' },
  });
  await produceEpisode(ctx, { podcastId: podcast.id }, upToFacts);
  const [review] = await openReviews(podcast.id);
  expect(review).toMatchObject({
    reason: 'fact_conflict',
    evidence: { conflicts: [{ label: 'Year of the roof' }] },
  });
  const choose = (value: string) =>
    resolveConflict(ctx, {
      reviewItemId: review?.id as string,
      choices: [{ field: 'year of roof', value }],
      actor,
    });
  await expect(choose('lately')).rejects.toThrow('won’t work here');
  await choose('2024');
  const snapshot = await takeSnapshot(ctx, podcast);
  expect(openConflicts(snapshot)).toEqual([]);
  const said = sheetOf(snapshot, '2026-11-15').facts.map(({ value }) => value);
  expect(said).toContain('The roof dates from 2024.');
  expect(said.join(' ')).not.toContain('2021');
});

test('a sold home waits for a person before anything is written', async () => {
  const podcast = await createPaidPodcast(ctx, { listing: { saleStatus: 'sold' } });
  await produceEpisode(ctx, { podcastId: podcast.id }, upToFacts);
  const [review] = await openReviews(podcast.id);
  expect(review).toMatchObject({ canApprove: true, evidence: { saleStatus: 'sold' } });
  await decideReview(ctx, { reviewItemId: review?.id as string, decision: 'approve', actor });
  await produceEpisode(ctx, { podcastId: podcast.id }, upToFacts);
  expect((await openReviews(podcast.id)).map(({ reason }) => reason)).not.toContain('fact_conflict');
});
