import { inArray, sql } from 'drizzle-orm';
import {
  businessCategories,
  businesses,
  businessReviews,
  featuredBusinesses,
  markets,
} from '#db/schema/directory.ts';
import { makeSeedBusinesses, seedCategories, seedMarkets } from '#db/seed/directory.ts';
import type { Context } from '#domain/context.ts';

/** Markets, categories and invented businesses with reviews, each identified by its own key. Running it again changes nothing. */
export async function seedDirectory(ctx: Pick<Context, 'db'>): Promise<void> {
  const all = makeSeedBusinesses();
  const [{ count } = { count: 0 }] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(businesses)
    .where(
      inArray(
        businesses.externalKey,
        all.map((business) => business.externalKey),
      ),
    );
  if (count === all.length) return;

  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(markets)
      .values(seedMarkets.map((market) => ({ ...market })))
      .onConflictDoNothing();
    await tx
      .insert(businessCategories)
      .values(
        seedCategories.map(({ slug, name }, position) => ({
          slug,
          name,
          description: `${name} near you`,
          displayOrder: position,
        })),
      )
      .onConflictDoNothing();
    const marketIds = new Map((await tx.select().from(markets)).map((row) => [row.slug, row.id]));
    const categoryIds = new Map(
      (await tx.select().from(businessCategories)).map((row) => [row.slug, row.id]),
    );
    const rows = all.map(({ market, category, isFeatured, reviews, ...business }) => ({
      ...business,
      marketId: marketIds.get(market) as string,
      categoryId: categoryIds.get(category) as string,
    }));
    await tx.insert(businesses).values(rows).onConflictDoNothing();
    const ids = new Map(
      (await tx.select({ id: businesses.id, key: businesses.externalKey }).from(businesses)).map((row) => [
        row.key,
        row.id,
      ]),
    );
    const reviews = all.flatMap((business) =>
      business.reviews.map((review) => ({ ...review, businessId: ids.get(business.externalKey) as string })),
    );
    for (let at = 0; at < reviews.length; at += 1000) {
      await tx
        .insert(businessReviews)
        .values(reviews.slice(at, at + 1000))
        .onConflictDoNothing();
    }
    const featured = all
      .filter((business) => business.isFeatured)
      .map((business) => ({
        businessId: ids.get(business.externalKey) as string,
        marketId: marketIds.get(business.market) as string,
        categoryId: categoryIds.get(business.category) as string,
        position: 1,
      }));
    await tx.insert(featuredBusinesses).values(featured).onConflictDoNothing();
  });
}
