import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { analyticsSalts, downloadMarks, listingCounts } from '#db/schema/analytics.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { createEventCounter, type Served } from '#domain/listings/analytics/event-counter.ts';
import { MINUTE_BYTES } from '#domain/listings/analytics/rules.ts';
import type { Analytics } from '#domain/listings/analytics/schema.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createFileRoutes } from '../files/file-routes.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { createAnalyticsRoutes } from './analytics-routes.ts';

const { ctx, setNow } = await createTestContext();
const site = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@reach.example' });
const stranger = await signedIn(ctx, { email: 'stranger@reach.example' });
const podcast = await createPaidPodcast(ctx, {
  userId: owner.userId,
  listing: { slug: 'elm', status: 'active' },
});
const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
const listingId = listing?.id ?? '';
const browser = 'Mozilla/5.0 (Macintosh) Safari/605';
const key = `episodes/${podcast.id}/a.mp3`;
await ctx.storage.put(key, Buffer.alloc(MINUTE_BYTES + 500_000), { contentType: 'audio/mpeg' });

function createDoor() {
  const counter = createEventCounter(ctx);
  const app = new Hono<RequestEnv>();
  app.use('*', (c, next) => {
    c.set('clientIp', c.req.header('x-test-ip') ?? '192.0.2.1');
    return next();
  });
  app.route('/', createAnalyticsRoutes(counter));
  let told = Promise.withResolvers<void>();
  const onServed = async (served: Served) => told.resolve(counter.served(served));
  app.route('/', createFileRoutes(ctx, { onServed }));
  const tell = async (event: object | string, headers: Record<string, string> = {}) => {
    const body =
      typeof event === 'string' ? event : JSON.stringify({ listing: listingId, source: 'sign', ...event });
    const answer = await app.request('/reach', {
      method: 'POST',
      body,
      headers: { 'user-agent': browser, ...headers },
    });
    return answer.status;
  };
  const take = async (headers: Record<string, string> = {}, query = '') => {
    told = Promise.withResolvers();
    const answer = await app.request(`/files/${key}${query}`, {
      headers: { 'user-agent': browser, ...headers },
    });
    await answer.arrayBuffer();
    if (!headers['sec-gpc']) await told.promise;
  };
  return { counter, tell, take };
}

const stored = async () => {
  const rows = await ctx.db.select().from(listingCounts);
  return rows.map(({ kind, source, count }) => `${source} ${kind} ${count}`).sort();
};

beforeEach(async () => {
  for (const table of [listingCounts, downloadMarks, analyticsSalts]) await ctx.db.delete(table);
});

test('events are counted in memory and in the database, by source and kind', async () => {
  const [one, other] = [createDoor(), createDoor()];
  for (const kind of ['view', 'view', 'play', 'heard-25']) expect(await one.tell({ kind })).toBe(204);
  await other.tell({ kind: 'view' });
  await other.tell({ kind: 'view', source: '<script>' });
  expect(await stored()).toEqual([]);
  await Promise.all([one.counter.flush(), other.counter.flush()]);
  expect(await stored()).toEqual(['direct view 1', 'sign heard-25 1', 'sign play 1', 'sign view 3']);
});

test.each([
  ['not JSON', 'x'],
  ['a kind that is not there', JSON.stringify({ listing: listingId, kind: 'download', source: 'sign' })],
  ['no listing', JSON.stringify({ listing: "'; drop table", kind: 'view', source: 'sign' })],
  ['too much', JSON.stringify({ listing: listingId, kind: 'view', source: 'x'.repeat(500) })],
])('%s is refused', async (_, body) => {
  expect(await createDoor().tell(body)).toBe(400);
});

test('bots, other sites, unknown homes and visitors who opt out are not counted', async () => {
  const { tell, take, counter } = createDoor();
  const view = { kind: 'view' };
  expect(await tell(view, { dnt: '1' })).toBe(204);
  expect(await tell(view, { 'sec-gpc': '1' })).toBe(204);
  expect(await tell(view, { 'user-agent': 'Googlebot/2.1' })).toBe(204);
  expect(await tell(view, { 'user-agent': '' })).toBe(204);
  expect(await tell(view, { 'sec-fetch-site': 'cross-site' })).toBe(400);
  expect(await tell({ ...view, listing: randomUUID() })).toBe(204);
  await take({ 'user-agent': 'curl/8' });
  await take({ 'sec-gpc': '1' });
  await counter.flush();
  expect(await stored()).toEqual([]);
  expect(await ctx.db.select().from(downloadMarks)).toEqual([]);
});

test('on other people’s pages only our player is counted, and only with the player’s own events', async () => {
  const { tell, counter } = createDoor();
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect(await tell({ kind: 'play', source: 'embed' }, elsewhere)).toBe(204);
  expect(await tell({ kind: 'play', source: 'sign' }, elsewhere)).toBe(400);
  expect(await tell({ kind: 'view', source: 'embed' }, elsewhere)).toBe(400);
  await counter.flush();
  expect(await stored()).toEqual(['embed play 1']);
});

test('one address cannot inflate the numbers', async () => {
  const { tell, counter } = createDoor();
  const answers = await Promise.all(Array.from({ length: 70 }, () => tell({ kind: 'view' })));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(await tell({ kind: 'view' }, { 'x-test-ip': '192.0.2.9' })).toBe(204);
  await counter.flush();
});

test('a download of at least a minute counts once a day per address and program, even in pieces', async () => {
  const { take, counter } = createDoor();
  const half = Math.ceil(MINUTE_BYTES / 2);
  await take({ range: `bytes=0-${half - 1}` });
  await counter.flush();
  expect(await stored()).toEqual([]);
  await take({ range: `bytes=${half}-${2 * half - 1}` });
  await take();
  await counter.flush();
  expect(await stored()).toEqual(['direct download 1']);
  // Another process has counted nothing yet, but the mark is there.
  const other = createDoor();
  await other.take();
  await other.take({ 'x-test-ip': '192.0.2.2' });
  await other.take({ 'user-agent': 'PodcastApp/1' });
  await other.counter.flush();
  expect(await stored()).toEqual(['direct download 3']);
});

test.each([
  ['sign', '', 'https://h.example/listings/elm?src=sign'],
  ['open-house', '', 'https://h.example/open-house?x=1&src=open-house'],
  ['embed', '', 'https://h.example/embed/elm'],
  ['unbranded', '', 'https://h.example/listings/elm/unbranded'],
  ['feed', '?src=feed', ''],
  ['feed', '?src=feed', 'https://h.example/listings/elm?src=sign'],
  ['direct', '', 'https://search.example/'],
  ['direct', '?src=nobody', ''],
  ['direct', '', 'not an address'],
])('a download is counted for %s: %s %s', async (source, query, referer) => {
  const { take, counter } = createDoor();
  await take(referer ? { referer } : {}, query);
  // Someone who comes back through another link is still the same listener.
  await take({}, '?src=flyer');
  await counter.flush();
  expect(await stored()).toEqual([`${source} download 1`]);
});

test('midnight does not make a second listener; 24 hours do', async () => {
  const times = [
    '2027-03-04T23:50:00Z',
    '2027-03-05T00:10:00Z',
    '2027-03-05T23:49:00Z',
    '2027-03-05T23:51:00Z',
  ];
  const counts = [];
  for (const time of times) {
    setNow(new Date(time));
    // A different process each time.
    const { take, counter } = createDoor();
    await take();
    await counter.flush();
    counts.push((await stored()).length && (await ctx.db.select().from(downloadMarks)).length);
  }
  expect(counts).toEqual([1, 1, 1, 2]);
  setNow(new Date());
});

test('download marks contain no address and expire with their salt', async () => {
  const { take, counter } = createDoor();
  await take();
  await counter.flush();
  const [mark] = await ctx.db.select().from(downloadMarks);
  expect(mark?.mark).toMatch(/^[\w-]{43}$/);
  setNow(new Date(Date.now() + 3 * 86_400_000));
  await take({ 'x-test-ip': '192.0.2.7' });
  expect(await ctx.db.select().from(downloadMarks)).toEqual([]);
  expect(await ctx.db.select().from(analyticsSalts)).toHaveLength(1);
  setNow(new Date());
});

test('only the owner sees the totals by day and source, with the leads', async () => {
  const { tell, counter } = createDoor();
  for (const kind of ['view', 'view', 'play', 'heard-100']) await tell({ kind });
  // The player was seen twice elsewhere, and one of those visitors went on to the page.
  for (const kind of ['shown', 'shown', 'view']) await tell({ kind, source: 'embed' });
  await counter.flush();
  await ctx.db
    .insert(contacts)
    .values({ contactType: 'listing_lead', sourceKey: randomUUID(), email: 'b@example.com', listingId });
  const read = (caller: typeof owner) =>
    site.request(`/api/podcasts/${podcast.id}/reach`, { headers: caller.headers });
  expect((await read(stranger)).status).toBe(404);
  const { reach } = (await (await read(owner)).json()) as { reach: Analytics };
  expect(reach.totals).toEqual({
    shown: 2,
    views: 3,
    plays: 1,
    heard25: 0,
    heard50: 0,
    heard75: 0,
    heard100: 1,
    downloads: 0,
    leads: 1,
  });
  expect(reach.days).toHaveLength(30);
  expect(reach.days.at(-1)).toMatchObject({ views: 3, plays: 1, leads: 1 });
  expect(reach.sources).toMatchObject([
    { source: 'sign', views: 2, plays: 1, heard75: 0, heard100: 1, leads: 0 },
    { source: 'embed', shown: 2, views: 1, plays: 0, heard100: 0 },
    { source: 'direct', views: 0, leads: 1 },
  ]);
});

test('an account’s card counts the plays and leads of the last seven days', async () => {
  const now = ctx.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const dayOf = (days: number) => ago(days).toISOString().slice(0, 10);
  await ctx.db.delete(listingCounts);
  const count = (day: string, kind: 'play' | 'view') => ({ listingId, day, kind, source: 'sign', count: 4 });
  await ctx.db
    .insert(listingCounts)
    .values([count(dayOf(0), 'play'), count(dayOf(6), 'play'), count(dayOf(7), 'play')]);
  await ctx.db.insert(listingCounts).values(count(dayOf(1), 'view'));
  await ctx.db.delete(contacts);
  const lead = { contactType: 'listing_lead' as const, email: 'bo@example.com', listingId };
  await ctx.db.insert(contacts).values([
    { ...lead, sourceKey: 'week-new', createdAt: now },
    { ...lead, sourceKey: 'week-old', createdAt: ago(8) },
  ]);
  const cards = async (caller: typeof owner) => {
    const answer = await site.request('/api/podcasts', { headers: caller.headers });
    return ((await answer.json()) as { podcasts: { week: object }[] }).podcasts;
  };
  expect(await cards(owner)).toMatchObject([{ week: { plays: 8, leads: 1 } }]);
  expect(await cards(stranger)).toEqual([]);
});

test('pages report as themselves, embedded or unbranded', async () => {
  const mark = async (path: string) =>
    /<main[^>]*>/.exec(await (await site.request(path)).text())?.[0].match(/data-(?:reach|source)="[^"]*"/g);
  expect(await mark('/listings/elm')).toEqual([`data-reach="${listingId}"`]);
  expect(await mark('/embed/elm')).toEqual([`data-reach="${listingId}"`, 'data-source="embed"']);
  expect(await mark('/listings/elm/unbranded')).toEqual([
    `data-reach="${listingId}"`,
    'data-source="unbranded"',
  ]);
  expect(await mark('/privacy-policy')).toBeNull();
});
