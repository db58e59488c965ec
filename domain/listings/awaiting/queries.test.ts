import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingStatuses } from '#db/column-values.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { approveListing } from '../approve-listing.ts';
import { AwaitingQuery } from '../schema.ts';
import { listAwaitingListings } from './queries.ts';

const { ctx } = await createTestContext();
const [order] = await ctx.db
  .insert(podcasts)
  .values({ listingUrl: 'https://homes.example/a', customerEmail: 'agent@awaiting.example' })
  .returning();
await ctx.db.insert(listings).values(
  Array.from({ length: 130 }, (_, index) => ({
    slug: `home-${index}`,
    status: listingStatuses[index % 3],
    address: `${index} Oak Street`,
    podcastId: index === 0 ? (order?.id ?? null) : null,
    createdAt: new Date(Date.parse('2026-03-01T00:00:00Z') + Math.floor(index / 4) * 1000),
  })),
);

test('every waiting listing is on exactly one page, longest-waiting first', async () => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAwaitingListings(ctx, AwaitingQuery.parse({ cursor }));
    found.push(...page.listings.map((listing) => listing.createdAt));
    expect(page.listings.every((listing) => listing.status !== ('active' as string))).toBe(true);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(found).toHaveLength(87);
  expect(found).toEqual([...found].sort());
});

test.each([
  ['agent@awaiting', 1],
  ['42 oak', 1],
  ['oak street', 50],
  ['nowhere', 0],
])('search for %s finds %i on the first page', async (search, count) => {
  const page = await listAwaitingListings(ctx, AwaitingQuery.parse({ search }));
  expect(page.listings).toHaveLength(count);
});

test('a listing that changed since the reviewer saw it is not published', async () => {
  const [seen] = await ctx.db.select().from(listings).where(eq(listings.slug, 'home-1'));
  if (!seen) throw new Error('no listing');
  const actor = { actorId: null, ip: null };
  const look = (moment: Date) =>
    approveListing(ctx, { listingId: seen.id, updatedAt: moment.toISOString(), actor });
  await expect(look(new Date(seen.updatedAt.getTime() - 1))).rejects.toThrow(
    'This listing has changed since you opened it. Please look again first.',
  );
  expect((await look(seen.updatedAt)).status).toBe('active');
});
