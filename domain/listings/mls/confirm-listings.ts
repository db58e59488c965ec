import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { MlsFeed } from '#adapters/mls/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { mlsRecords } from '#db/schema/mls.ts';
import type { Context } from '../../context.ts';
import { followOrderedListings } from './follow-ordered-listings.ts';
import { mlsAddress, readMlsAddress } from './mls-address.ts';
import { findMlsCursor } from './queries.ts';
import { takeOffMarket } from './withdraw-records.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'log'>;

/** Listing services require a display that is at most 12 or 24 hours old. */
const CONFIRM_MS = 11 * 3_600_000;
const AT_ONCE = 100;

/**
 * Marks the pages of a feed's listings as current, about twice a day while the feed responds, and removes open houses
 * that are over. A home that is no longer in the feed goes off the market. May be repeated.
 */
export async function confirmListings(ctx: Ctx, feed: MlsFeed): Promise<void> {
  const since = new Date(ctx.now().getTime() - CONFIRM_MS);
  const cursor = await findMlsCursor(ctx, feed.id, 'Property');
  if (!cursor?.completedAt || cursor.completedAt < since) return;
  await inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select()
      .from(listings)
      .where(
        and(
          // In the form of the index.
          sql`${listings.sourceUrl} like '%/mls/%'`,
          sql`starts_with(${listings.sourceUrl}, ${mlsAddress(ctx.site.url, '')})`,
          or(
            isNull(listings.mls),
            sql`(${listings.mls}->>'confirmedAt')::timestamptz < ${since.toISOString()}::timestamptz`,
          ),
          // A new order is read by its own production.
          ne(listings.status, 'pending'),
        ),
      )
      .limit(AT_ONCE);
    const byNumber = new Map(
      due.map((listing) => [readMlsAddress(ctx.site.url, listing.sourceUrl ?? '')?.mlsNumber ?? '', listing]),
    );
    if (byNumber.size === 0) return;
    const known = await tx.db
      .select({ listingKey: mlsRecords.listingKey, mlsNumber: mlsRecords.mlsNumber })
      .from(mlsRecords)
      .where(
        and(
          eq(mlsRecords.feed, feed.id),
          eq(mlsRecords.resource, 'Property'),
          inArray(mlsRecords.mlsNumber, [...byNumber.keys()]),
        ),
      );
    const keys = known.map(({ listingKey }) => listingKey);
    await followOrderedListings(tx, feed, keys, new Map());
    for (const { mlsNumber } of known) byNumber.delete(mlsNumber ?? '');
    for (const listing of byNumber.values())
      if (readMlsAddress(ctx.site.url, listing.sourceUrl ?? '')?.feed === feed.id)
        await takeOffMarket(tx, listing);
  });
}
