import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { factColumns } from './content/fact-columns.ts';
import { type Actor, fillListing } from './fill-listing.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { provisionalSlug } from './listing-slug.ts';
import type { Listing } from './queries.ts';
import { requireListingFacts } from './read-listing-link.ts';

type CreateListingContext = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'listingSource' | 'pageReader' | 'writer' | 'mls'
>;

/** Creates a listing from a link. The same link again reads its page into the same listing. */
export async function createListing(
  ctx: CreateListingContext,
  input: { listingUrl: string; actor?: Actor },
): Promise<{ listing: Listing; isNew: boolean }> {
  const { facts, url, mls } = await requireListingFacts(ctx, input.listingUrl);
  return inTransaction(ctx, async (tx) => {
    // Double clicks wait for each other here, so the second finds the first one's row.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`listing:${url}`}, 0))`);
    const [known] = await tx.db
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.sourceUrl, url))
      .orderBy(desc(isNull(listings.podcastId)), asc(listings.createdAt))
      .limit(1);
    const found = factColumns(facts);
    const place = {
      address: found.address ?? '',
      city: found.city ?? '',
      state: found.state ?? '',
      zipCode: found.zipCode ?? '',
    };
    const id = known?.id ?? (await insertListing(tx, url, place));
    const fill = {
      facts,
      sourceUrl: url,
      ...(mls && { mls }),
      action: 'listing.created',
      actor: input.actor,
    };
    const { listing } = await fillListing(tx, id, fill);
    return { listing, isNew: !known };
  });
}

async function insertListing(
  ctx: Pick<Context, 'db'>,
  sourceUrl: string,
  place: Parameters<typeof findFreeSlug>[1],
): Promise<string> {
  for (;;) {
    const slug = (await findFreeSlug(ctx, place, sourceUrl)) ?? provisionalSlug();
    const [row] = await ctx.db
      .insert(listings)
      .values({ slug, sourceUrl })
      .onConflictDoNothing({ target: listings.slug })
      .returning({ id: listings.id });
    if (row) return row.id;
  }
}
