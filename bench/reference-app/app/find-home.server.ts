import { createDb } from '#db/client.ts';
import { findHome as find } from '#domain/homes/queries.ts';
import { boundedListing } from '#web/site/listing/bounded-listing.ts';
import { site } from './site.ts';

const { db } = createDb(process.env.DATABASE_URL ?? '');

/** The rows that our own page is made from, queried the same way. */
export async function findHome(slug: string) {
  const home = await find({ db, site, now: () => new Date() }, slug, boundedListing);
  if (!home) return undefined;
  const { market, leadReader, agent, details, update: _, ...found } = home;
  return { found, market, leadReader, agent, details };
}
