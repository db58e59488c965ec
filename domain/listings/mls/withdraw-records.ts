import { and, eq, inArray } from 'drizzle-orm';
import type { MlsResource } from '#adapters/mls/contract.ts';
import { mlsRecords } from '#db/schema/mls.ts';
import type { Context } from '../../context.ts';
import { fillListing } from '../fill-listing.ts';
import type { Listing } from '../queries.ts';
import { storedFacts } from '../stored-facts.ts';
import { findOrderedListings } from './follow-ordered-listings.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;

/**
 * Deletes what the MLS withdrew, in the caller's transaction; from then on, an ordered home is off the
 * market.
 */
export async function withdrawRecords(
  tx: Ctx,
  { feed, resource, keys }: { feed: string; resource: MlsResource; keys: string[] },
): Promise<void> {
  if (keys.length === 0) return;
  if (resource === 'Property') {
    for (const { listing } of await findOrderedListings(tx, feed, keys)) await takeOffMarket(tx, listing);
  }
  await tx.db
    .delete(mlsRecords)
    .where(and(eq(mlsRecords.feed, feed), eq(mlsRecords.resource, resource), inArray(mlsRecords.key, keys)));
}

/** Everything else stays as it was last known. Repeating it changes nothing. */
export async function takeOffMarket(tx: Ctx, listing: Listing): Promise<void> {
  const facts = storedFacts(listing);
  if (!facts || listing.saleStatus === 'off market') return;
  const status = { value: 'off market' as const, confidence: 1, source: 'mls' as const, alternatives: [] };
  await fillListing(tx, listing.id, { facts: { ...facts, status }, action: 'listing.followed_mls' });
  const { podcastId } = listing;
  if (podcastId) await tx.queue.send('offer-recording', { podcastId }, { key: podcastId });
}
