import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { takeTurn } from '../rate-limits.ts';
import { type Actor, fillListing } from './fill-listing.ts';
import { isOtherHome } from './is-other-home.ts';
import type { MarketChange } from './market-history.ts';
import { findListingLink } from './populate-listing.ts';
import { readListingLink } from './read-listing-link.ts';
import { shownPhotos } from './rules.ts';

type RefreshContext = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'listingSource' | 'pageReader' | 'mls'>;

export type ListingRefresh = { success: boolean; message: string; changes: MarketChange[] };

const secondsPerDay = 86_400;

/**
 * Reads a listing's page again: records a new price or sale status as history and hosts new photos. A page that can't be
 * read anymore, or shows another home, changes nothing. May be repeated.
 */
export async function refreshListing(
  ctx: RefreshContext,
  input: { listingId: string; originalUrl?: string | null | undefined; actor?: Actor },
): Promise<ListingRefresh> {
  const { listing, link } = await findListingLink(ctx, input.listingId, input.originalUrl);
  const reading = await readListingLink(ctx, link);
  if (!reading.readable) return { success: false, message: reading.reason, changes: [] };
  if (isOtherHome(listing, reading.facts)) {
    return { success: false, message: 'The page now shows another home.', changes: [] };
  }
  const fill = {
    facts: reading.facts,
    sourceUrl: reading.url,
    ...(reading.mls && { mls: reading.mls }),
    action: 'listing.refreshed',
    actor: input.actor,
  };
  const { marketChanges } = await fillListing(ctx, listing.id, fill);
  return { success: true, message: 'The listing is up to date.', changes: marketChanges };
}

/**
 * What a page view may trigger, at most once a day per listing: hosting photos that are not hosted yet, and reading the
 * page again.
 */
export async function refreshViewedListing(
  ctx: RefreshContext & Pick<Context, 'log'>,
  listingId: string,
): Promise<void> {
  const mayRefresh = await inTransaction(ctx, async (tx) => {
    if ((await takeTurn(tx, `refresh-listing:${listingId}`, secondsPerDay)) > 0) return false;
    const [listing] = await tx.db.select().from(listings).where(eq(listings.id, listingId));
    if (listing && shownPhotos(listing).kind === 'external') {
      await tx.queue.send('host-listing-photos', { listingId }, { key: listingId });
    }
    // Its feed is followed continuously.
    return listing !== undefined && listing.mls === null;
  });
  if (!mayRefresh) return;
  try {
    const { success, message } = await refreshListing(ctx, { listingId });
    if (!success) ctx.log.info({ listingId, reason: message }, 'a viewed listing could not be read again');
  } catch (error) {
    // A listing without a link has no page to read.
    if (!(error instanceof AppError)) throw error;
  }
}
