import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import type { Listing } from './queries.ts';

/** Columns that marketing texts are written from. */
const factColumns = [
  'address',
  'city',
  'state',
  'price',
  'priceCut',
  'beds',
  'baths',
  'sqft',
  'yearBuilt',
  'propertyType',
  'features',
  'neighborhoodName',
  'saleStatus',
  'agentName',
  'agentPhone',
  'agentBrokerage',
  'agentDisclaimer',
] as const satisfies (keyof Listing)[];

/** Queues a marketing update and notifies webhooks if facts changed; part of the transaction that changes the row. */
export async function queueMarketingUpdate(
  tx: Pick<Context, 'db' | 'queue' | 'now'>,
  before: Listing,
  after: Listing,
): Promise<void> {
  const changed = factColumns.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0 || !after.podcastId) return;
  await tx.queue.send('rewrite-marketing', { listingId: after.id }, { key: after.id });
  // The first reading of a page isn't news to anyone.
  if (before.status === 'pending') return;
  const changes = changed.map((field) => ({ field, before: before[field], after: after[field] }));
  await recordEvent(tx, {
    type: 'listing.changed',
    podcastId: after.podcastId,
    data: { listingId: after.id, changes },
  });
}
