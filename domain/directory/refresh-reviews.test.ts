import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ReviewPlatform } from '#adapters/reviews/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import {
  businessCategories,
  businesses,
  businessReviews,
  markets,
  reviewTotals,
} from '#db/schema/directory.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { refreshReviews } from './refresh-reviews.ts';

const asked: string[] = [];
let isDown = false;
const yelp: ReviewPlatform = {
  platform: 'yelp',
  cacheHours: 23,
  callsADay: 48,
  read: async (id) => {
    asked.push(id);
    if (isDown) throw new Unavailable('yelp fusion', 'answered 503');
    return id === 'unknown' ? undefined : { reviewCount: 30, rating: 4.4 };
  },
};
const google: ReviewPlatform = {
  platform: 'google',
  cacheHours: 0,
  callsADay: 100,
  read: async () => expect.unreachable('what may not be kept is not asked for ahead of time'),
};
const { ctx, setNow } = await createTestContext({ reviews: [yelp, google] });
const start = ctx.now();
const after = (hours: number) => setNow(new Date(start.getTime() + hours * 3_600_000));
const kept = () => ctx.db.select().from(reviewTotals).where(eq(reviewTotals.source, 'platform'));

test('figures are refreshed before they expire, and deleted if they can’t be', async () => {
  const [market] = await ctx.db.insert(markets).values({ slug: 'a', name: 'A', state: 'Ohio' }).returning();
  const [kind] = await ctx.db.insert(businessCategories).values({ slug: 'k', name: 'K' }).returning();
  const place = { marketId: market?.id ?? '', categoryId: kind?.id ?? '' };
  await ctx.db.insert(businesses).values([
    { ...place, externalKey: '1', name: 'Known', yelpBusinessId: 'known' },
    { ...place, externalKey: '2', name: 'Unknown', yelpBusinessId: 'unknown' },
    { ...place, externalKey: '3', name: 'Elsewhere', googlePlaceId: 'g' },
  ]);
  const elsewhere = (await ctx.db.select().from(businesses).where(eq(businesses.externalKey, '3')))[0];
  await ctx.db.insert(reviewTotals).values({
    businessId: elsewhere?.id ?? '',
    platform: 'google',
    source: 'platform',
    reviewCount: 9,
    ratingSum: 40,
  });
  await refreshReviews(ctx);
  expect(await kept()).toHaveLength(2);
  await refreshReviews(ctx);
  expect(asked.sort()).toEqual(['known', 'unknown']);
  const rows = await kept();
  expect(rows.find((row) => row.reviewCount === 30)).toMatchObject({
    ratingSum: 132,
    fetchedAt: start,
    expiresAt: new Date(start.getTime() + 23 * 3_600_000),
  });

  after(20);
  await refreshReviews(ctx);
  expect(asked).toHaveLength(4);

  isDown = true;
  after(42);
  await refreshReviews(ctx);
  expect(await kept()).toHaveLength(2);
  after(44);
  await refreshReviews(ctx);
  expect(await kept()).toHaveLength(0);
});

test('daily calls are spread over the hours: expiring figures first, then those that pages show', async () => {
  isDown = false;
  asked.length = 0;
  const [place] = await ctx.db.select().from(businesses).limit(1);
  const { marketId = '', categoryId = '' } = place ?? {};
  const added = await ctx.db
    .insert(businesses)
    .values(
      ['few', 'many'].map((name) => ({
        marketId,
        categoryId,
        externalKey: name,
        name,
        yelpBusinessId: name,
      })),
    )
    .returning();
  const many = added.find(({ name }) => name === 'many')?.id ?? '';
  await ctx.db.insert(businessReviews).values({
    externalKey: 'r',
    businessId: many,
    platform: 'google',
    rating: 5,
    reviewDate: '2026-01-01',
  });
  await refreshReviews(ctx);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe('many');
});
