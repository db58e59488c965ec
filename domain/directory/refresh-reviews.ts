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
 * Asks the review platforms again about the businesses whose figures grow old, and forgets figures that their terms
 * let us keep no longer. May be repeated: what is fresh is not asked for again. A platform whose figures may not be
 * kept is left to those who look at a page.
 */
export async function refreshReviews(ctx: Ctx): Promise<void> {
  const keepers = ctx.reviews.filter(({ cacheHours }) => cacheHours > 0);
  const names = keepers.map(({ platform }) => platform);
  const mustGo = or(lte(reviewTotals.expiresAt, ctx.now()), notInArray(reviewTotals.platform, names));
  await ctx.db.delete(reviewTotals).where(and(eq(reviewTotals.source, 'platform'), mustGo));
  for (const platform of keepers) await refreshPlatform(ctx, platform);
}

async function refreshPlatform(ctx: Ctx, platform: ReviewPlatform): Promise<void> {
  for (const { businessId, platformId } of await listAging(ctx, platform)) {
    let figures: Awaited<ReturnType<ReviewPlatform['read']>>;
    try {
      figures = await platform.read(platformId);
    } catch (err) {
      if (!(err instanceof Unavailable)) throw err;
      // The next run goes on; until then the old figures stand as long as they may.
      ctx.log.warn({ err, platform: platform.platform }, 'review figures could not be refreshed');
      return;
    }
    await keepFigures(ctx, platform, businessId, figures);
  }
}

/** Those whose figures would have to go come first, then those with the most reviews of ours, which pages show. */
async function listAging(ctx: Ctx, { platform, cacheHours, callsADay }: ReviewPlatform) {
  const platformId = platform === 'google' ? businesses.googlePlaceId : businesses.yelpBusinessId;
  // Asked for again when most of their time is over, so that they are renewed before they must go.
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

/** A business that the platform does not know is noted with no reviews, so that it is not asked for every hour. */
async function keepFigures(
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
