import { and, desc, eq } from 'drizzle-orm';
import { listingChanges } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { isReturn } from '../../listings/buyer-facts/market-steps.ts';
import { listingDay } from '../../listings/listing-day.ts';
import type { Listing } from '../../listings/queries.ts';
import { storedFacts } from '../../listings/stored-facts.ts';

/** Since when a home has been on the market, as local days. */
export type MarketDays = {
  /** Listed since, as far as we know. */
  listedOn?: string;
  /** The day it came back, if that was its last change of status. */
  backOn?: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads when a home was listed and when it came back on the market. */
export async function findMarketDays(ctx: Pick<Context, 'db'>, listing: Listing): Promise<MarketDays> {
  const [last] = await ctx.db
    .select({ before: listingChanges.before, after: listingChanges.after, seenAt: listingChanges.seenAt })
    .from(listingChanges)
    .where(and(eq(listingChanges.listingId, listing.id), eq(listingChanges.field, 'status')))
    .orderBy(desc(listingChanges.seenAt))
    .limit(1);
  const isBack = last && isReturn(last) && listing.saleStatus === last.after;
  return { listedOn: listedOn(listing), ...(isBack ? { backOn: listingDay(listing, last.seenAt) } : {}) };
}

/** The page counts its days from when it was read, which is at the order or later. */
function listedOn(listing: Listing): string {
  const days = storedFacts(listing)?.daysOnMarket.value ?? 0;
  return listingDay(listing, new Date(listing.createdAt.getTime() - days * DAY_MS));
}

/** Whether a day is at most this many days ago. */
export function isWithin(day: string, days: number, today: string): boolean {
  return Date.parse(today) - Date.parse(day) <= days * DAY_MS;
}
