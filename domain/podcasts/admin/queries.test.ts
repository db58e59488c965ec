import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { podcastStatuses } from '../status/rules.ts';
import { findAdminSummary, listAdminPodcasts } from './queries.ts';
import { AdminPodcastQuery } from './schema.ts';

const { ctx } = await createTestContext();
const start = Date.parse('2026-03-01T00:00:00Z');

// Every possible state of an order, five times over; several share a timestamp.
const states = podcastStatuses.flatMap((status) =>
  [true, false].flatMap((hasFile) => [true, false].map((hasPage) => ({ status, hasFile, hasPage }))),
);
const rows = Array.from({ length: states.length * 5 }, (_, index) => {
  const { status, hasFile, hasPage } = states[index % states.length] as (typeof states)[number];
  return {
    status,
    podcastFileUrl: hasFile ? `/files/episodes/${index}.mp3` : null,
    listingPageUrl: hasPage ? `/listings/home-${index}` : null,
    customerEmail: `customer${index % 7}@desk.example`,
    customerFirstName: index % 10 === 0 ? 'Zoë' : 'Pat',
    customerLastName: `Lee_${index}`,
    customerPhone: `(555) 010-${1000 + index}`,
    listingUrl: `https://homes.example/${index}`,
    createdAt: new Date(start + Math.floor(index / 3) * 1000),
  };
});
const made = await ctx.db.insert(podcasts).values(rows).returning();
await ctx.db.insert(listings).values(
  made.map((podcast, index) => ({
    slug: `home-${index}`,
    podcastId: podcast.id,
    address: `${index} Thistledown Lane`,
    city: index % 2 ? 'Larkmere' : 'Oslo',
    state: 'VT',
    zipCode: '05852',
  })),
);

type Order = { status: string; podcastFileUrl: string | null; listingPageUrl: string | null };

/** Staff still have something to do: the audio file or the listing page is missing. */
function isInProgress({ status, podcastFileUrl, listingPageUrl }: Order): boolean {
  return ['paid', 'pending', 'processing'].includes(status) && !(podcastFileUrl && listingPageUrl);
}

function isReady({ status, podcastFileUrl, listingPageUrl }: Order): boolean {
  return (
    ['paid', 'pending', 'completed', 'processing'].includes(status) && !!podcastFileUrl && !!listingPageUrl
  );
}

async function readAll(query: Partial<AdminPodcastQuery>) {
  const found: Awaited<ReturnType<typeof listAdminPodcasts>>['podcasts'] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await listAdminPodcasts(ctx, AdminPodcastQuery.parse({ ...query, cursor }));
    found.push(...page.podcasts);
    if (!page.nextCursor) return found;
    cursor = page.nextCursor;
  }
}

test.each(['newest', 'oldest', 'customer'] as const)(
  'every order is on exactly one page: %s',
  async (sort) => {
    const found = await readAll({ sort });
    expect(found).toHaveLength(made.length);
    expect(new Set(found.map((row) => row.id)).size).toBe(made.length);
    const values = found.map((row) => (sort === 'customer' ? row.customerEmail : row.createdAt));
    const sorted = [...values].sort();
    expect(values).toEqual(sort === 'newest' ? sorted.reverse() : sorted);
  },
);

test('the counts and the ready list follow the rules, even after changes', async () => {
  const expectTruth = async () => {
    const all = await ctx.db.select().from(podcasts);
    expect(await findAdminSummary(ctx)).toEqual({
      inProgress: all.filter(isInProgress).length,
      ready: all.filter(isReady).length,
      total: all.length,
    });
    const ready = await readAll({ view: 'ready' });
    expect(new Set(ready.map((row) => row.id))).toEqual(new Set(all.filter(isReady).map((row) => row.id)));
  };
  await expectTruth();
  const [extra] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: 'https://homes.example/extra',
      customerEmail: 'extra@desk.example',
      status: 'paid',
    })
    .returning();
  const id = extra?.id as string;
  await expectTruth();
  await ctx.db
    .update(podcasts)
    .set({ podcastFileUrl: '/files/a.mp3', listingPageUrl: '/listings/extra', status: 'completed' })
    .where(eq(podcasts.id, id));
  await expectTruth();
  await ctx.db.delete(podcasts).where(eq(podcasts.id, id));
  await expectTruth();
});

test('counts stay right when the tally is merged', async () => {
  const before = await findAdminSummary(ctx);
  for (let index = 0; index < 210; index += 1) {
    const values = { listingUrl: 'https://homes.example/fold', customerEmail: 'fold@desk.example' };
    await ctx.db.insert(podcasts).values(values);
  }
  expect((await findAdminSummary(ctx)).total).toBe(before.total + 210);
  expect((await ctx.db.execute('select * from podcast_tallies')).rows.length).toBeLessThan(120);
  await ctx.db.delete(podcasts).where(eq(podcasts.customerEmail, 'fold@desk.example'));
  expect(await findAdminSummary(ctx)).toEqual(before);
});

test.each([
  ['customer3@desk', 20],
  [' Customer3@desk', 20],
  ['tomer3@desk', 20],
  ['customer_@desk', 0],
  ['Zoë', 14],
  ['zoë lee_1', 5],
  ['(555) 010-1139', 1],
  ['homes.example/139', 1],
  ['139 thistledown', 1],
  ['Oslo', 70],
  ['os', 70],
  ['sl', 0],
  ['05852', 140],
  ['Lee_', 140],
  ['100%', 0],
  ["'; drop table podcasts; --", 0],
])('search for %s finds %i orders', async (search, count) => {
  const found = await readAll({ search });
  expect(found).toHaveLength(count);
  expect(new Set(found.map((row) => row.id)).size).toBe(count);
});

test('orders that have a script offer it', async () => {
  const [podcast] = made;
  if (!podcast) throw new Error('there are orders');
  const kept = { inputHash: 'a', contentHash: 'b', data: {}, attempt: 1 };
  await ctx.db.insert(productionArtifacts).values([
    { ...kept, podcastId: podcast.id, step: 'write-script' },
    { ...kept, podcastId: (made[1] ?? podcast).id, step: 'read-listing' },
  ]);
  const offered = (await readAll({})).filter(({ hasScript }) => hasScript);
  expect(offered.map(({ id }) => id)).toEqual([podcast.id]);
});

test('search stays within the tab and the chosen status', async () => {
  const ready = await readAll({ view: 'ready', search: 'Oslo' });
  expect(ready.length).toBeGreaterThan(0);
  expect(ready.every(isReady)).toBe(true);
  const failed = await readAll({ status: 'failed', search: 'thistledown' });
  expect(failed).toHaveLength(20);
  expect(failed.every((row) => row.status === 'failed')).toBe(true);
});

test.each(['x', 'bnVsbA', Buffer.from('["2026","nobody"]').toString('base64url')])(
  "a cursor that we didn't create is refused: %s",
  async (cursor) => {
    await expect(listAdminPodcasts(ctx, AdminPodcastQuery.parse({ cursor }))).rejects.toThrow('start again');
  },
);
