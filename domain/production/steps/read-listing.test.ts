import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { startListingSite } from '#tests/support/listing-site.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun, listReviews } from '../queries.ts';
import { loadArtifacts } from '../run/artifacts.ts';
import { readListing, takeSnapshot } from './read-listing.ts';

const { ctx } = await createTestContext();
const faqs = [{ question: 'How is it heated?', answer: 'The carriage barn has a propane heater from 2021.' }];
const neighborhoodDescription = 'Orchard Hill is a street of maples above the river in Larkmere.';

test('our composed page texts are not facts; texts that staff wrote are', async () => {
  const filledColumns = { faqs, neighborhoodDescription };
  const podcast = await createPaidPodcast(ctx, { listing: { faqs, neighborhoodDescription, filledColumns } });
  const valuesOf = async () =>
    buildFactSheet(await takeSnapshot(ctx, podcast)).facts.map(({ value }) => value);
  expect(await valuesOf()).not.toContainEqual(expect.stringMatching(/propane|maples/));
  await ctx.db.update(listings).set({ filledColumns: {} }).where(eq(listings.podcastId, podcast.id));
  expect(await valuesOf()).toContainEqual(expect.stringContaining('propane'));
  expect(await valuesOf()).toContainEqual(expect.stringContaining('maples'));
});

test.each([
  ['a page that is gone', 404, false],
  ['a site in trouble', 503, true],
])('nothing is made up without a readable page: %s', async (_, status, isTemporary) => {
  const site = await startListingSite();
  const listingUrl = site.set('/home', { status, body: '<p>nothing here</p>' });
  const { id } = await createPaidPodcast(ctx, { listingUrl, listing: { status: 'pending' } });
  const reading = produceEpisode({ ...ctx, listingSource: site.source }, { podcastId: id }, [readListing]);
  if (isTemporary) await expect(reading).rejects.toBeInstanceOf(Unavailable);
  else await reading;
  expect(await loadArtifacts(ctx, id)).toEqual({});
  expect((await findRun(ctx, id))?.state).toBe(isTemporary ? 'queued' : 'in_review');
  // There is nothing to approve: the page must exist, or a person must enter the facts.
  expect(await listReviews(ctx, id)).toMatchObject(
    isTemporary ? [] : [{ reason: 'thin_listing', canApprove: false, evidence: { listingUrl } }],
  );
});
