import { createDb } from '#db/client.ts';
import { findHomeDetails } from '#domain/homes/queries.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import { boundedListing } from '#web/site/listing/bounded-listing.ts';
import { site } from './site.ts';

const { db } = createDb(process.env.DATABASE_URL ?? '');

/** The rows that our own page is made from, asked for in the same way. */
export async function findHome(slug: string) {
  const found = await findPublicListing({ db, site }, slug);
  if (!found) return undefined;
  const { listing } = found;
  const ctx = { db, now: () => new Date() };
  const { market, leadReader, agent, details } = await findHomeDetails(ctx, listing, boundedListing(listing));
  return { found, market, leadReader, agent, details };
}
