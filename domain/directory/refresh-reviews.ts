import { and, asc, eq, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReviewPlatform } from '#adapters/reviews/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { businesses, reviewTotals } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'log' | 'reviews'>;

const RUNS_A_DAY = 24;
const HOUR_MS = 3_600_000;

/**
 * Refreshes aging figures from the review platforms and deletes those we may no longer store. Can be repeated: fresh
 * figures aren't requested again. Platforms that forbid storing are read live instead.
 */
export async function refreshReviews(ctx: Ctx): Promise<void> {
  const storable = ctx.reviews.filter(({ cacheHours }) => cacheHours > 0);
  const names = storable.map(({ platform }) => platform);
  const isExpired = or(lte(reviewTotals.expiresAt, ctx.now()), notInArray(reviewTotals.platform, names));
  await ctx.db.delete(reviewTotals).where(and(eq(reviewTotals.source, 'platform'), isExpired));
  for (const platform of storable) await refreshPlatform(ctx, platform);
}

async function refreshPlatform(ctx: Ctx, platform: ReviewPlatform): Promise<void> {
  for (const { businessId, platformId } of await listAging(ctx, platform)) {
    let figures: Awaited<ReturnType<ReviewPlatform['read']>>;
    try {
      figures = await platform.read(platformId);
    } catch (err) {
      if (!(err instanceof Unavailable)) throw err;
      // The next run continues; until then, the old figures stay as long as allowed.
      ctx.log.warn({ err, platform: platform.platform }, 'review figures could not be refreshed');
      return;
    }
    await saveFigures(ctx, platform, businessId, figures);
  }
}

/** Figures that expire soon come first, then businesses with the most reviews, since pages show those. */
async function listAging(ctx: Ctx, { platform, cacheHours, callsADay }: ReviewPlatform) {
  const platformId = platform === 'google' ? businesses.googlePlaceId : businesses.yelpBusinessId;
  // Refreshed after 80% of their lifetime, before they have to be deleted.
  const agedSince = new Date(ctx.now().getTime() - cacheHours * 0.8 * HOUR_MS);
  const held = alias(reviewTotals, 'held');
  return ctx.db
    .select({ businessId: businesses.id, platformId: sql<string>`${platformId}` })
    .from(businesses)
    .leftJoin(
      reviewTotals,
      and(
        eq(reviewTotals.businessId, businesses.id),
        eq(reviewTotals.platform, platform),
        eq(reviewTotals.source, 'platform'),
      ),
    )
    .leftJoin(
      held,
      and(eq(held.businessId, businesses.id), eq(held.platform, 'google'), eq(held.source, 'reviews')),
    )
    .where(
      and(isNotNull(platformId), or(isNull(reviewTotals.fetchedAt), lte(reviewTotals.fetchedAt, agedSince))),
    )
    .orderBy(
      sql`${reviewTotals.fetchedAt} asc nulls last`,
      sql`${held.reviewCount} desc nulls last`,
      asc(businesses.id),
    )
    .limit(Math.floor(callsADay / RUNS_A_DAY));
}

/** A business that the platform doesn't know is stored with no reviews, so it isn't asked for every hour. */
async function saveFigures(
  ctx: Ctx,
  { platform, cacheHours }: ReviewPlatform,
  businessId: string,
  figures: { reviewCount: number; rating: number } | undefined,
): Promise<void> {
  const { reviewCount, rating } = figures ?? { reviewCount: 0, rating: 0 };
  const fetchedAt = ctx.now();
  const values = {
    reviewCount,
    ratingSum: Math.round(reviewCount * rating * 10) / 10,
    fetchedAt,
    expiresAt: new Date(fetchedAt.getTime() + cacheHours * HOUR_MS),
  };
  await ctx.db
    .insert(reviewTotals)
    .values({ businessId, platform, source: 'platform', ...values })
    .onConflictDoUpdate({
      target: [reviewTotals.businessId, reviewTotals.platform, reviewTotals.source],
      set: values,
    });
}
