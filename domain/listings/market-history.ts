import { listingChanges } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { dollars } from './content/fact-columns.ts';
import type { Listing } from './queries.ts';
import { parsePrice } from './rules.ts';

export type MarketChange = { field: 'price' | 'status'; before: string; after: string };

type Market = Pick<Listing, 'price' | 'priceCut' | 'saleStatus'>;

/** The price cut stated by the page, else the drop from the last price; none if the price rose. */
export function priceCutAfter(
  before: Pick<Market, 'price' | 'priceCut'>,
  after: Pick<Market, 'price' | 'priceCut'>,
  stated: string | null,
): string | null {
  const [old, current] = [parsePrice(before.price), parsePrice(after.price)];
  if (old === undefined || current === undefined || old === current) return after.priceCut;
  if (current > old) return stated;
  return stated ?? dollars(old - current);
}

/** Records price and status changes; part of the transaction that changes the row. */
export async function saveMarketHistory(
  ctx: Pick<Context, 'db' | 'now'>,
  before: Market & { id: string },
  after: Market,
): Promise<MarketChange[]> {
  const changes: MarketChange[] = [];
  if (before.price && after.price && parsePrice(before.price) !== parsePrice(after.price)) {
    changes.push({ field: 'price', before: before.price, after: after.price });
  }
  if (before.saleStatus && after.saleStatus && before.saleStatus !== after.saleStatus) {
    changes.push({ field: 'status', before: before.saleStatus, after: after.saleStatus });
  }
  if (changes.length > 0) {
    await ctx.db
      .insert(listingChanges)
      .values(changes.map((change) => ({ ...change, listingId: before.id, seenAt: ctx.now() })));
  }
  return changes;
}
