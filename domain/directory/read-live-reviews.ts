import { and, eq } from 'drizzle-orm';
import type { ReviewFigures } from '#adapters/reviews/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { businesses, markets } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';
import { takeHit } from '../rate-limits.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'log' | 'accounts' | 'reviews'>;

/** A page shows a few dozen cards, and each one asks once. */
const limits = [
  { limit: 120, windowSeconds: 60 },
  { limit: 600, windowSeconds: 86_400 },
];
const DAY_SECONDS = 86_400;

/**
 * Google's current figures for a business, for the visitor who is looking at its card; never stored. May be repeated
 * within a daily allowance. Null when Google is off, unavailable, or the allowance is used up.
 */
export async function readLiveReviews(
  ctx: Ctx,
  { businessId, ip }: { businessId: string; ip: string },
): Promise<ReviewFigures | null> {
  const google = ctx.reviews.find(({ platform, cacheHours }) => platform === 'google' && cacheHours === 0);
  if (!google) return null;
  await limitCalls(ctx, 'live-reviews', ip, limits);
  const [row] = await ctx.db
    .select({ placeId: businesses.googlePlaceId })
    .from(businesses)
    .innerJoin(markets, eq(markets.id, businesses.marketId))
    .where(and(eq(businesses.id, businessId), eq(markets.isActive, true)));
  if (!row?.placeId) return null;
  const allowance = { limit: google.callsADay, windowSeconds: DAY_SECONDS };
  if ((await takeHit(ctx, 'google-places', allowance)) > 0) return null;
  try {
    return (await google.read(row.placeId)) ?? null;
  } catch (err) {
    if (!(err instanceof Unavailable)) throw err;
    ctx.log.warn({ err, platform: google.platform }, 'live review figures could not be read');
    return null;
  }
}
