import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Actor, type FilledListing, fillListing } from './fill-listing.ts';
import { isOtherHome } from './is-other-home.ts';
import { requireListingFacts } from './read-listing-link.ts';

type PopulateContext = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'listingSource' | 'pageReader' | 'writer' | 'mls'
>;

/**
 * Reads a listing's page into its row: pending becomes data_populated, an active listing stays active. May be repeated;
 * values that staff edited or the page does not state are kept.
 */
export async function populateListing(
  ctx: PopulateContext,
  input: { listingId: string; listingUrl?: string | null | undefined; actor?: Actor },
): Promise<FilledListing> {
  const { listing, link } = await findListingLink(ctx, input.listingId, input.listingUrl);
  const { facts, url, mls } = await requireListingFacts(ctx, link);
  if (listing.status === 'active' && isOtherHome(listing, facts)) {
    const message = `This link shows another home (${facts.street.value}). The listing was not changed.`;
    throw new AppError('conflict', message);
  }
  return fillListing(ctx, listing.id, {
    facts,
    sourceUrl: url,
    ...(mls && { mls }),
    action: 'listing.populated',
    actor: input.actor,
  });
}

/** The row and the link to read: the given one, the one it came from, or its order's. */
export async function findListingLink(
  ctx: Pick<Context, 'db'>,
  listingId: string,
  given: string | null | undefined,
): Promise<{ listing: typeof listings.$inferSelect; link: string }> {
  const [row] = await ctx.db
    .select({ listing: listings, orderedUrl: podcasts.listingUrl })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listings.id, listingId));
  if (!row) throw new AppError('not_found', 'Listing not found');
  const link = given?.trim() || row.listing.sourceUrl || row.orderedUrl?.trim();
  if (link) return { listing: row.listing, link };
  const message = row.listing.podcastId
    ? 'Could not find listing URL'
    : 'No podcast associated with this listing';
  throw new AppError('invalid', message);
}
