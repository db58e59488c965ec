import { createDb } from '#db/client.ts';
import { findMarketOf } from '#domain/directory/queries.ts';
import { findLeadReader } from '#domain/leads/queries.ts';
import { findBuyerFacts } from '#domain/listings/buyer-facts/queries.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import { site } from './site.ts';

const { db } = createDb(process.env.DATABASE_URL ?? '');

/** The rows that our own page is made from, asked for in the same way. */
export async function findHome(slug: string) {
  const found = await findPublicListing({ db, site }, slug);
  if (!found) return undefined;
  const [market, leadReader, details] = await Promise.all([
    findMarketOf({ db }, found.listing),
    findLeadReader({ db }, found.listing),
    findBuyerFacts({ db }, found.listing),
  ]);
  return { found, market, leadReader, details };
}
