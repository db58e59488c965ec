import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviewPlatforms } from '#db/column-values.ts';
import {
  businessCategories,
  businesses,
  businessReviews,
  featuredBusinesses,
  markets,
  reviewTotals,
} from '#db/schema/directory.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { listTopBusinesses } from './queries.ts';

const { ctx } = await createTestContext();

async function addMarket(slug: string) {
  const [row] = await ctx.db.insert(markets).values({ slug, name: slug, state: 'Ohio' }).returning();
  return row as typeof markets.$inferSelect;
}

async function addCategory(slug: string, values: Partial<typeof businessCategories.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(businessCategories)
    .values({ slug, name: slug, ...values })
    .returning();
  return row as typeof businessCategories.$inferSelect;
}

type Ratings = { google?: number[]; yelp?: number[] };

async function addBusiness(name: string, marketId: string, categoryId: string, ratings: Ratings = {}) {
  const externalKey = `${marketId}-${name}`;
  const [row] = await ctx.db
    .insert(businesses)
    .values({ externalKey, marketId, categoryId, name })
    .returning();
  const { id: businessId } = row as typeof businesses.$inferSelect;
  const reviews = reviewPlatforms.flatMap((platform) =>
    (ratings[platform] ?? []).map((rating, index) => ({
      externalKey: `${externalKey}-${platform}-${index}`,
      businessId,
      platform,
      rating,
      reviewDate: '2026-01-01',
    })),
  );
  if (reviews.length > 0) await ctx.db.insert(businessReviews).values(reviews);
  return businessId;
}

test('a category shows its three businesses with the most Google reviews', async () => {
  const market = await addMarket('ranked');
  const category = await addCategory('roofers');
  await addBusiness('none', market.id, category.id);
  await addBusiness('two', market.id, category.id, { google: [5, 4] });
  await addBusiness('yelp only', market.id, category.id, { yelp: [5, 5, 5, 5] });
  await addBusiness('three', market.id, category.id, { google: [5, 4, 4], yelp: [3] });
  const [ranking] = await listTopBusinesses(ctx, market.id);
  expect(ranking?.businesses.map((business) => business.name)).toEqual(['three', 'two', 'none']);
  expect(ranking?.businesses[0]).toMatchObject({
    googleReviews: 3,
    yelpReviews: 1,
    averageRating: 4,
    isFeatured: false,
  });
  expect(ranking?.businesses[2]?.averageRating).toBeNull();
});

test('the featured business comes first, then the two best others', async () => {
  const market = await addMarket('featured');
  const category = await addCategory('movers');
  await addBusiness('a', market.id, category.id, { google: [5, 5, 5] });
  await addBusiness('b', market.id, category.id, { google: [5, 5] });
  await addBusiness('c', market.id, category.id, { google: [5] });
  const chosen = await addBusiness('chosen', market.id, category.id);
  const second = { businessId: chosen, marketId: market.id, categoryId: category.id, position: 2 };
  await ctx.db.insert(featuredBusinesses).values(second);
  const names = async () => (await listTopBusinesses(ctx, market.id))[0]?.businesses.map(({ name }) => name);
  expect(await names()).toEqual(['a', 'b', 'c']);
  await ctx.db.insert(featuredBusinesses).values({ ...second, position: 1 });
  expect(await names()).toEqual(['chosen', 'a', 'b']);
});

test('categories come in order; empty and inactive ones are left out', async () => {
  const market = await addMarket('ordered');
  const late = await addCategory('late', { displayOrder: 2 });
  const early = await addCategory('early', { displayOrder: 1 });
  const hidden = await addCategory('hidden', { isActive: false });
  await addCategory('empty');
  for (const category of [late, early, hidden]) await addBusiness(category.slug, market.id, category.id);
  expect((await listTopBusinesses(ctx, market.id)).map(({ slug }) => slug)).toEqual(['early', 'late']);
});

test('of several businesses with the same name in a category, only the best is shown', async () => {
  const market = await addMarket('twice');
  const category = await addCategory('twins');
  await addBusiness('oak', market.id, category.id);
  const best = await addBusiness('OAK', market.id, category.id, { google: [5] });
  const other = await addBusiness('ash', market.id, category.id);
  const [ranking] = await listTopBusinesses(ctx, market.id);
  expect(ranking?.businesses.map(({ id }) => id)).toEqual([best, other]);
});

test('a platform’s own figures count until they expire, separate from our own mean', async () => {
  const market = await addMarket('fetched');
  const category = await addCategory('fetchers');
  const businessId = await addBusiness('known', market.id, category.id, { google: [1], yelp: [5, 4] });
  const soon = new Date(Date.now() + 60_000);
  const fetched = {
    businessId,
    platform: 'yelp' as const,
    source: 'platform' as const,
    fetchedAt: new Date(),
  };
  await ctx.db.insert(reviewTotals).values({ ...fetched, reviewCount: 98, ratingSum: 441, expiresAt: soon });
  const read = async () => (await listTopBusinesses(ctx, market.id))[0]?.businesses[0];
  const ours = { googleReviews: 1, googleRating: null, averageRating: 3.3 };
  expect(await read()).toMatchObject({ ...ours, yelpReviews: 98, yelpRating: 4.5 });
  await ctx.db
    .update(reviewTotals)
    .set({ expiresAt: new Date(0) })
    .where(eq(reviewTotals.source, 'platform'));
  expect(await read()).toMatchObject({ ...ours, yelpReviews: 2, yelpRating: null });
});

test('the totals follow every change of reviews', async () => {
  const market = await addMarket('counted');
  const category = await addCategory('counters');
  const first = await addBusiness('first', market.id, category.id, { google: [5, 4, 3] });
  const second = await addBusiness('second', market.id, category.id, { google: [2] });
  await ctx.db.update(businessReviews).set({ businessId: second }).where(eq(businessReviews.rating, 3));
  await ctx.db.update(businessReviews).set({ rating: 1 }).where(eq(businessReviews.businessId, second));
  await ctx.db.delete(businessReviews).where(eq(businessReviews.externalKey, `${market.id}-first-google-0`));
  const [ranking] = await listTopBusinesses(ctx, market.id);
  expect(ranking?.businesses).toMatchObject([
    { id: second, googleReviews: 2, averageRating: 1 },
    { id: first, googleReviews: 1, averageRating: 4 },
  ]);
  await ctx.db.delete(businesses).where(eq(businesses.id, second));
  expect(await ctx.db.$count(reviewTotals, eq(reviewTotals.businessId, second))).toBe(0);
});
