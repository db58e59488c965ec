import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingChanges, listings } from '#db/schema/listings.ts';
import { auditLog } from '#db/schema/operations.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { correctListing } from './correct-listing.ts';
import type { PageFacts } from './extraction/facts.ts';
import { fillListing } from './fill-listing.ts';
import { describeListingFacts } from './sheet/listing-facts.ts';
import { completeFacts } from './stored-facts.ts';

const { ctx } = await createTestContext();
const actor = { actorId: '0b5f6a52-8f3d-4f53-9c6b-2f4f4a1f2b11', ip: '127.0.0.1' };
const said = (value: unknown) => ({ value, confidence: 1, source: 'label', alternatives: [] });

/** What the page says. */
function pageFacts(more: Record<string, unknown> = {}): PageFacts {
  const values = {
    street: '12 Elm Street',
    city: 'Larkmere',
    state: 'VT',
    price: 489_000,
    beds: 3,
    baths: 2,
    lot: '0.31 acres',
    latitude: 44.5,
    longitude: -72.5,
    ...more,
  };
  return completeFacts(
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, said(value)])) as never,
  );
}

async function createHome(more: Record<string, unknown> = {}) {
  const blank = { status: 'pending' as const, address: '', city: '', state: '', price: null };
  const { id: podcastId } = await createPaidPodcast(ctx, { listing: blank });
  const [{ id } = { id: '' }] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  await fillListing(ctx, id, { facts: pageFacts(more), action: 'listing.populated' });
  return { podcastId, listingId: id };
}

const correct = (podcastId: string, values: object, wasPriceWrong = false) =>
  correctListing(ctx, { podcastId, values, wasPriceWrong, by: 'maya@example.com', actor });

test('a correction changes the page at once, overrides every later reading, and is logged', async () => {
  const { podcastId, listingId } = await createHome();
  const after = await correct(podcastId, { beds: 4, lot: null });
  expect(after).toMatchObject({ beds: 4, price: '$489,000', latitude: 44.5 });
  expect(after.description).toContain('4-bedroom');
  expect(after.description).not.toContain('0.31');
  expect(after.corrections.beds).toMatchObject({ value: 4, by: 'maya@example.com', pageSaid: 3 });
  expect(describeListingFacts(after)).toMatchObject({
    beds: { text: '4', pageText: '3', state: 'corrected' },
    lot: { text: '', pageText: '0.31 acres', state: 'removed' },
    baths: { text: '2', state: 'found' },
  });
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, listingId));
  expect(entry).toMatchObject({ action: 'listing.corrected', actorId: actor.actorId });

  const { listing: read } = await fillListing(ctx, listingId, { facts: pageFacts(), action: 'listing.read' });
  expect(read.beds).toBe(4);
});

test('a second correction leaves the first one in effect', async () => {
  const { podcastId, listingId } = await createHome();
  await correct(podcastId, { price: 479_000 });
  const after = await correct(podcastId, { beds: 5 });
  expect(after.corrections.price).toMatchObject({ value: 479_000, pageSaid: 489_000 });
  const { listing: read } = await fillListing(ctx, listingId, { facts: pageFacts(), action: 'listing.read' });
  expect(read).toMatchObject({ price: '$479,000', beds: 5 });
  const { listing: cut } = await fillListing(ctx, listingId, {
    facts: pageFacts({ price: 465_000 }),
    action: 'listing.read',
  });
  expect(cut.price, 'the market is newer than the correction').toBe('$465,000');
});

test('a lower price is a price cut and goes into the history, a corrected mistake is neither', async () => {
  const lowered = await createHome();
  expect(await correct(lowered.podcastId, { price: 469_000 })).toMatchObject({ priceCut: '$20,000' });
  const wrong = await createHome({ price: 4_890_000 });
  expect(await correct(wrong.podcastId, { price: 489_000 }, true)).toMatchObject({
    price: '$489,000',
    priceCut: null,
  });
  const history = (await ctx.db.select().from(listingChanges)).map(({ listingId }) => listingId);
  expect(history).toContain(lowered.listingId);
  expect(history).not.toContain(wrong.listingId);
});

test('it also replaces what staff typed, and a new address is geocoded again', async () => {
  const { podcastId, listingId } = await createHome({ year: 1990 });
  await ctx.db.update(listings).set({ beds: 9, schoolDistrict: 'Old' }).where(eq(listings.id, listingId));
  const after = await correct(podcastId, { beds: 3, schoolDistrict: null, street: '14 Elm Street' });
  expect(after).toMatchObject({
    beds: 3,
    schoolDistrict: null,
    address: '14 Elm Street',
    latitude: null,
    longitude: null,
  });
});

test('a home keeps an address, and a listing that was never read is left alone', async () => {
  const { podcastId } = await createHome();
  await expect(correct(podcastId, { street: null })).rejects.toThrow('Street address can’t be empty');
  const { id } = await createPaidPodcast(ctx, { listing: { status: 'pending' } });
  await expect(correct(id, { beds: 2 })).rejects.toThrow(/still reading your listing/);
});
