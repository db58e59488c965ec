import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
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

/** Queues a marketing update if facts changed; part of the transaction that changes the row. */
export async function queueMarketingUpdate(
  tx: Pick<Context, 'queue'>,
  before: Listing,
  after: Listing,
): Promise<void> {
  const isSame = factColumns.every((name) => isDeepStrictEqual(before[name], after[name]));
  if (isSame || !after.podcastId) return;
  await tx.queue.send('rewrite-marketing', { listingId: after.id }, { key: after.id });
}
