import { createDb } from '#db/client.ts';
import { findShownAgent } from '#domain/brands/queries.ts';
import { findMarketOf } from '#domain/directory/queries.ts';
import { findLeadReader } from '#domain/leads/queries.ts';
import { findBuyerFacts } from '#domain/listings/buyer-facts/queries.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import { boundedListing } from '#web/site/listing/bounded-listing.ts';
import { site } from './site.ts';

const { db } = createDb(process.env.DATABASE_URL ?? '');

/** The rows that our own page is made from, asked for in the same way. */
export async function findHome(slug: string) {
  const found = await findPublicListing({ db, site }, slug);
  if (!found) return undefined;
  const listing = boundedListing(found.listing);
  const [market, leadReader, agent, details] = await Promise.all([
    findMarketOf({ db }, found.listing),
    findLeadReader({ db }, found.listing),
    findShownAgent({ db }, listing),
    findBuyerFacts({ db }, listing),
  ]);
  return { found, market, leadReader, agent, details };
}
