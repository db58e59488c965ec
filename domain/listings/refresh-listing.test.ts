import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingChanges, listings } from '#db/schema/listings.ts';
import { listingPage, startListingSite } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createListing } from './create-listing.ts';
import { refreshListing, refreshViewedListing } from './refresh-listing.ts';

const site = await startListingSite();
const { ctx, setNow, queue } = await createTestContext({ listingSource: site.source });

async function add(path: string, home: Parameters<typeof listingPage>[0]) {
  const listingUrl = site.set(path, listingPage(home));
  return (await createListing(ctx, { listingUrl })).listing;
}

async function read(id: string) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  return row as typeof listings.$inferSelect;
}

const history = (id: string) =>
  ctx.db
    .select({ field: listingChanges.field, before: listingChanges.before, after: listingChanges.after })
    .from(listingChanges)
    .where(eq(listingChanges.listingId, id));

test('a lower price is kept as history and shown as a cut; texts follow', async () => {
  const listing = await add('/cut', { street: '1 Maple Road', price: 500_000 });
  site.set('/cut', listingPage({ street: '1 Maple Road', price: 475_000, status: 'Pending' }));
  const refreshed = await refreshListing(ctx, { listingId: listing.id });
  expect(refreshed.success).toBe(true);
  const row = await read(listing.id);
  expect(row).toMatchObject({ price: '$475,000', priceCut: '$25,000' });
  expect(row.pageTitle).toContain('$475,000');
  const changes = await history(listing.id);
  expect(changes).toContainEqual({ field: 'price', before: '$500,000', after: '$475,000' });
  expect(refreshed.changes).toEqual(changes);
  await refreshListing(ctx, { listingId: listing.id });
  expect(await history(listing.id)).toEqual(changes);
});

test('a page that has lost its description leaves the story in place', async () => {
  const remarks = 'The mill has a turret with stained glass, and a porch that looks over the pond.';
  const listing = await add('/story', { street: '8 Maple Road', price: 500_000, remarks });
  expect((await read(listing.id)).description).toBe(remarks);
  site.set('/story', listingPage({ street: '8 Maple Road', price: 500_000, status: 'Sold', remarks: '' }));
  await refreshListing(ctx, { listingId: listing.id });
  expect(await read(listing.id)).toMatchObject({ saleStatus: 'sold', description: remarks });
});

test('a price that rises again has no cut', async () => {
  const listing = await add('/rise', { street: '2 Maple Road', price: 500_000 });
  site.set('/rise', listingPage({ street: '2 Maple Road', price: 450_000 }));
  await refreshListing(ctx, { listingId: listing.id });
  site.set('/rise', listingPage({ street: '2 Maple Road', price: 480_000 }));
  await refreshListing(ctx, { listingId: listing.id });
  expect(await read(listing.id)).toMatchObject({ price: '$480,000', priceCut: null });
  expect(await history(listing.id)).toHaveLength(2);
});

test('a typed price is replaced by a newer one on the page, with history', async () => {
  const listingUrl = site.set('/typed', listingPage({ street: '3 Maple Road', price: 610_000 }));
  const [row] = await ctx.db
    .insert(listings)
    .values({
      slug: 'typed',
      status: 'active',
      address: '3 Maple Road',
      price: '$640,000',
      sourceUrl: listingUrl,
    })
    .returning();
  await refreshListing(ctx, { listingId: row?.id as string, originalUrl: listingUrl });
  expect(await read(row?.id as string)).toMatchObject({
    price: '$610,000',
    priceCut: '$30,000',
    status: 'active',
  });
});

test.each([
  ['gone', { status: 404, body: '<h1>Page not found</h1>' }],
  ['behind a wall', { status: 403, body: '<title>Just a moment...</title>' }],
  ['broken', { status: 500, body: 'error' }],
  ['another home', { body: listingPage({ street: '900 Elsewhere Avenue', price: 1 }) }],
])('a page that is %s changes nothing', async (what, answer) => {
  const path = `/lost/${what.replace(/ /g, '-')}`;
  const listing = await add(path, { street: '4 Maple Road' });
  site.set(path, answer);
  expect(await refreshListing(ctx, { listingId: listing.id })).toMatchObject({ success: false, changes: [] });
  expect(await read(listing.id)).toEqual(listing);
});

test('page views cause at most one reading a day', async () => {
  const listing = await add('/viewed', { street: '5 Maple Road' });
  const readings = () => site.paths().filter((path) => path === '/viewed').length;
  const before = readings();
  const day = new Date();
  await Promise.all([1, 2, 3].map(() => refreshViewedListing(ctx, listing.id)));
  expect(readings()).toBe(before + 1);
  setNow(new Date(day.getTime() + 25 * 3_600_000));
  await refreshViewedListing(ctx, listing.id);
  expect(readings()).toBe(before + 2);
});

test('viewing a listing without hosted photos requests them, even if its page is gone', async () => {
  const images = ['https://photos.example/1.jpg'];
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug: 'unhosted', images, sourceUrl: `${site.url}/nowhere` })
    .returning();
  await refreshViewedListing(ctx, row?.id as string);
  const jobs = await queue.boss.fetch<{ listingId: string }>('host-listing-photos', { batchSize: 50 });
  expect(jobs.map((job) => job.data.listingId)).toContain(row?.id);
});

test('viewing a listing that is gone or has no link is not an error', async () => {
  await refreshViewedListing(ctx, '00000000-0000-4000-8000-000000000000');
  const [row] = await ctx.db.insert(listings).values({ slug: 'linkless' }).returning();
  await refreshViewedListing(ctx, row?.id as string);
  expect((await read(row?.id as string)).status).toBe('pending');
});
