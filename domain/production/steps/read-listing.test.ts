import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import { takeSnapshot } from './read-listing.ts';

const { ctx } = await createTestContext();
const faqs = [{ question: 'How is it heated?', answer: 'The carriage barn has a propane heater from 2021.' }];
const neighborhoodDescription = 'Orchard Hill is a street of maples above the river in Larkmere.';

test('what we composed for the page is no fact of its own; what staff wrote is', async () => {
  const filledColumns = { faqs, neighborhoodDescription };
  const podcast = await createPaidPodcast(ctx, { listing: { faqs, neighborhoodDescription, filledColumns } });
  const valuesOf = async () =>
    buildFactSheet(await takeSnapshot(ctx, podcast)).facts.map(({ value }) => value);
  expect(await valuesOf()).not.toContainEqual(expect.stringMatching(/propane|maples/));
  await ctx.db.update(listings).set({ filledColumns: {} }).where(eq(listings.podcastId, podcast.id));
  expect(await valuesOf()).toContainEqual(expect.stringContaining('propane'));
  expect(await valuesOf()).toContainEqual(expect.stringContaining('maples'));
});
