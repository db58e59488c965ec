import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SampleFault } from '#adapters/mls/sample-mls/sample-mls.ts';
import { serveSampleMls } from '#adapters/mls/sample-mls/serve-sample-mls.ts';
import { listingChanges, listings } from '#db/schema/listings.ts';
import { mlsCursors, mlsRecords } from '#db/schema/mls.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createSampleFeed } from '#tests/support/sample-mls.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { editListing } from '../edit-listing.ts';
import { fillListing } from '../fill-listing.ts';
import { readListingLink } from '../read-listing-link.ts';
import { storedFacts } from '../stored-facts.ts';
import { applyMlsPage } from './apply-mls-page.ts';
import { findByMlsAddress } from './find-mls-listing.ts';
import { findMlsCursor } from './queries.ts';
import { replicateFeeds } from './replicate-feeds.ts';

let fault: ((request: Request) => SampleFault | undefined) | undefined;
const sample = await serveSampleMls({ fault: (request) => fault?.(request) });
afterAll(() => sample.stop());
const feed = createSampleFeed(sample.baseUrl);
const { ctx, setNow } = await createTestContext({ mls: [feed] });
beforeEach(async () => {
  fault = undefined;
  setNow(new Date());
  // A feed that told one test to wait would keep the next one waiting.
  await ctx.db.update(mlsCursors).set({ pausedUntil: null });
});

async function order(mlsNumber: string): Promise<{ listingId: string; podcastId: string }> {
  const podcast = await createPaidPodcast(ctx, {
    listing: { status: 'pending', address: '', city: '', state: '', price: null },
  });
  const reading = await readListingLink(ctx, `MLS # ${mlsNumber}`);
  if (!reading.readable) throw new Error(reading.reason);
  const [row] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  const fill = { facts: reading.facts, sourceUrl: reading.url, mls: reading.mls, action: 'test' };
  const { listing } = await fillListing(ctx, row?.id ?? '', fill as never);
  return { listingId: listing.id, podcastId: podcast.id };
}
const find = async (id: string) => (await ctx.db.select().from(listings).where(eq(listings.id, id)))[0];
const waiting = async (name: string) => {
  const { rows } = await ctx.db.execute(
    sql`select data from pgboss.job where name = ${name} and state = 'created'`,
  );
  return rows.map(({ data }) => data);
};
const changesOf = (id: string) =>
  ctx.db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.listingId, id))
    .orderBy(asc(listingChanges.seenAt));

await replicateFeeds(ctx);

test('the first run copies every listing and open house', async () => {
  const { rows } = await ctx.db.execute(
    sql`select resource, count(*)::int as n, sum(changes)::int as changes from mls_records group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { resource: 'OpenHouse', n: 25, changes: 0 },
    { resource: 'Property', n: 200, changes: 0 },
  ]);
  expect((await findMlsCursor(ctx, 'lakeview', 'Property'))?.completedAt).not.toBeNull();
});

test('MLS facts are handled like any reading, with their source and the required display texts', async () => {
  const { listingId } = await order('7100001');
  const listing = await find(listingId);
  const [record] = sample.rows.Property;
  expect(listing).toMatchObject({
    status: 'data_populated',
    sourceUrl: 'http://localhost:3000/mls/lakeview/7100001',
    city: 'Woodstock',
    state: 'VT',
    zipCode: '05091',
    price: `$${Number(record?.ListPrice).toLocaleString('en-US')}`,
    beds: record?.BedroomsTotal,
    agentBrokerage: record?.ListOfficeName,
    agentMlsNumber: '7100001',
    agentOriginatingMls: 'Lakeview MLS',
  });
  expect(listing?.mls).toMatchObject({
    name: 'Lakeview MLS',
    attribution: `Listing courtesy of ${record?.ListOfficeName}, ${record?.ListAgentFullName}`,
    changedAt: record?.ModificationTimestamp,
    logo: { src: '/lakeview-mls.svg' },
    showsAsOf: true,
    openHouses: [{ start: expect.stringMatching(/T13:00$/), end: expect.stringMatching(/T15:00$/) }],
  });
  const facts = storedFacts(listing ?? { aiEnhancedDescription: null });
  expect(facts?.price).toMatchObject({ source: 'mls', confidence: 1 });
  expect(facts?.description.value).toMatch(/Open house \w+day, \w+ \d+, \d{4}, from 1 p\.m\. to 3 p\.m\.$/);
  // The sample MLS tells displays not to show taxes.
  expect(facts?.taxes.value).toBeNull();
});

test('a new price reaches the row, its history and the offer to record it; an unrelated change does not', async () => {
  const { listingId, podcastId } = await order('7100003');
  const before = await find(listingId);
  sample.change('Property', 'LKV7100003', { ListPrice: 411_000 });
  await replicateFeeds(ctx);
  const after = await find(listingId);
  expect(after).toMatchObject({ price: '$411,000' });
  expect(await changesOf(listingId)).toMatchObject([
    { field: 'price', before: before?.price, after: '$411,000' },
  ]);
  expect(await waiting('offer-recording')).toContainEqual({ podcastId });
  sample.change('Property', 'LKV7100004', { ListPrice: 1 });
  await replicateFeeds(ctx);
  expect((await find(listingId))?.updatedAt).toEqual(after?.updatedAt);
});

test('a status and an open house reach the page', async () => {
  const { listingId } = await order('7100009');
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  sample.change('OpenHouse', 'OH7100009', {
    OpenHouseDate: day,
    OpenHouseStartTime: `${day}T16:30:00Z`,
    OpenHouseEndTime: `${day}T18:00:00Z`,
  });
  sample.change('Property', 'LKV7100009', { StandardStatus: 'Pending' });
  await replicateFeeds(ctx);
  const listing = await find(listingId);
  expect(listing?.saleStatus).toBe('pending');
  expect(listing?.mls?.openHouses).toMatchObject([{ start: expect.stringMatching(`${day}T1[12]:30`) }]);
  sample.change('OpenHouse', 'OH7100009', { OpenHouseStatus: 'Canceled' });
  await replicateFeeds(ctx);
  expect((await find(listingId))?.mls?.openHouses).toEqual([]);
});

test('what a person corrected stays when the MLS changes something else', async () => {
  const { listingId } = await order('7100011');
  const before = await find(listingId);
  await editListing(ctx, {
    listingId,
    updatedAt: before?.updatedAt.toISOString() ?? '',
    beds: 7,
    actor: { actorId: null, ip: null },
  });
  sample.change('Property', 'LKV7100011', { ListPrice: 402_000, BedroomsTotal: 2 });
  await replicateFeeds(ctx);
  expect(await find(listingId)).toMatchObject({ beds: 7, price: '$402,000' });
});

test('photos are only requested again if the MLS changed them', async () => {
  await order('7100013');
  let asked = 0;
  fault = (request) => {
    if (request.url.includes('expand=Media')) asked += 1;
    return undefined;
  };
  sample.change('Property', 'LKV7100013', { ListPrice: 400_001 });
  await replicateFeeds(ctx);
  expect(asked).toBe(0);
  sample.change('Property', 'LKV7100013', { PhotosChangeTimestamp: new Date().toISOString() });
  await replicateFeeds(ctx);
  expect(asked).toBe(1);
});

test('a feed that requests a pause gets it', async () => {
  fault = () => '429';
  await replicateFeeds(ctx);
  const cursor = await findMlsCursor(ctx, 'lakeview', 'Property');
  expect(cursor?.lastError).toContain('429');
  expect(cursor?.pausedUntil?.getTime()).toBe(ctx.now().getTime() + 1000);
  let asked = 0;
  fault = () => {
    asked += 1;
    return undefined;
  };
  await replicateFeeds(ctx);
  expect(asked).toBe(0);
  setNow(new Date(ctx.now().getTime() + 2000));
  await replicateFeeds(ctx);
  expect((await findMlsCursor(ctx, 'lakeview', 'Property'))?.lastError).toBeNull();
});

test('a page that another worker saved first is dropped', async () => {
  const from = (await findMlsCursor(ctx, 'lakeview', 'Property'))?.changedAt ?? null;
  sample.change('Property', 'LKV7100020', { ListPrice: 777_000 });
  const { records } = await feed.changesSince('Property', from?.toISOString() ?? null);
  const page = { feed, resource: 'Property' as const, from, records, isLast: true };
  const results = await Promise.all([applyMlsPage(ctx, page), applyMlsPage(ctx, page)]);
  expect(results.filter((moved) => moved === undefined)).toHaveLength(1);
  const [record] = await ctx.db.select().from(mlsRecords).where(eq(mlsRecords.key, 'LKV7100020'));
  expect(record).toMatchObject({ changes: 1, fields: { ListPrice: 777_000 } });
});

test('many changes at the same moment are all applied', async () => {
  // The feed's own clock: a time ahead of it would make the next changes look old.
  const moment = String(sample.change('Property', 'LKV7100001', {}).ModificationTimestamp);
  for (const row of sample.rows.Property) {
    row.ListPrice = 600_000;
    row.ModificationTimestamp = moment;
  }
  await replicateFeeds(ctx);
  const { rows } = await ctx.db.execute(
    sql`select count(*)::int as n from mls_records where fields->>'ListPrice' = '600000'`,
  );
  expect(rows).toEqual([{ n: 200 }]);
});

test('a listing that the MLS withdrew is deleted, and its home is off the market', async () => {
  const { listingId } = await order('7100015');
  sample.change('Property', 'LKV7100015', { StandardStatus: 'Delete' });
  await replicateFeeds(ctx);
  expect((await find(listingId))?.saleStatus).toBe('off market');
  expect(await ctx.db.$count(mlsRecords, eq(mlsRecords.key, 'LKV7100015'))).toBe(0);
});

test('twice a day a page says that it is current, without invalidating anyone’s edit', async () => {
  const { listingId } = await order('7100017');
  const before = await find(listingId);
  setNow(new Date(Date.now() + 12 * 3_600_000));
  await replicateFeeds(ctx);
  const after = await find(listingId);
  expect(after?.mls?.confirmedAt).toBe(ctx.now().toISOString());
  expect(after?.updatedAt).toEqual(before?.updatedAt);
});

test('an address is found in a feed or, if the vendor has no search, in our copy', async () => {
  const [row] = sample.rows.Property.slice(30);
  const address = { street: `${row?.StreetNumber} ${row?.StreetName} ${row?.StreetSuffix}`, zip: '04843' };
  for (const mls of [[feed], [{ ...feed, findByAddress: null }]])
    expect((await findByMlsAddress({ ...ctx, mls }, address)).map(({ record }) => record.key)).toEqual([
      row?.ListingKey,
    ]);
});

test.each([
  [{ InternetEntireListingDisplayYN: false }, 'The seller does not allow this listing on the internet.'],
  [{ InternetAddressDisplayYN: false }, null],
])('a seller’s restriction is respected: %o', async (fields, reason) => {
  sample.change('Property', 'LKV7100030', { InternetEntireListingDisplayYN: true, ...fields });
  await replicateFeeds(ctx);
  const reading = await readListingLink(ctx, '7100030');
  if (reason) expect(reading).toMatchObject({ readable: false, reason });
  else
    expect(reading).toMatchObject({
      readable: true,
      facts: { street: { value: null }, city: { source: 'mls' } },
    });
});

test('an unknown number, or no feed at all, is refused with a message', async () => {
  expect(await readListingLink(ctx, '9999999')).toMatchObject({
    readable: false,
    reason: 'There is no listing 9999999 in Lakeview MLS. Check the number, or use a link instead.',
  });
  expect(await readListingLink({ ...ctx, mls: [] }, '7100001')).toMatchObject({ readable: false });
  fault = () => '500';
  expect(await readListingLink(ctx, '9999998')).toMatchObject({ readable: false, isTemporary: true });
});
