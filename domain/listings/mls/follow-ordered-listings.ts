import { and, eq, inArray } from 'drizzle-orm';
import type { MlsFeed, MlsPhoto } from '#adapters/mls/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { mlsRecords } from '#db/schema/mls.ts';
import type { Context } from '../../context.ts';
import { fillListing } from '../fill-listing.ts';
import type { Listing } from '../queries.ts';
import { storedFacts } from '../stored-facts.ts';
import { mlsAddress } from './mls-address.ts';
import { mayBeShown, readMlsRecord } from './mls-reading.ts';
import { listOpenHouses, type MlsRecordRow } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'log'>;
export type NewPhotos = Map<string, MlsPhoto[]>;

/** Several changes at once are offered in one email. */
const OFFER_AFTER_SECONDS = 15;

/** The rows that were filled from these listings of a feed, by listing key. */
export async function findOrderedListings(
  ctx: Pick<Context, 'db' | 'site'>,
  feed: string,
  listingKeys: readonly string[],
): Promise<{ listing: Listing; listingKey: string; record: MlsRecordRow }[]> {
  if (listingKeys.length === 0) return [];
  const records = await ctx.db
    .select()
    .from(mlsRecords)
    .where(
      and(
        eq(mlsRecords.feed, feed),
        eq(mlsRecords.resource, 'Property'),
        inArray(mlsRecords.listingKey, [...listingKeys]),
      ),
    );
  const byLink = new Map(
    records.flatMap((record) =>
      [feed, undefined].map(
        (name) => [mlsAddress(ctx.site.url, record.mlsNumber ?? '', name), record] as const,
      ),
    ),
  );
  if (byLink.size === 0) return [];
  const rows = await ctx.db
    .select()
    .from(listings)
    .where(inArray(listings.sourceUrl, [...byLink.keys()]));
  return rows.flatMap((listing) => {
    const record = byLink.get(listing.sourceUrl ?? '');
    return record ? [{ listing, listingKey: record.listingKey, record }] : [];
  });
}

/**
 * Writes the MLS's current data into the rows of these listings, in the caller's transaction. A price or status change
 * is recorded, the page follows, and the owner is offered a new recording. Repeating it changes nothing.
 */
export async function followOrderedListings(
  tx: Ctx,
  feed: MlsFeed,
  listingKeys: readonly string[],
  newPhotos: NewPhotos,
): Promise<void> {
  for (const { listing, listingKey, record } of await findOrderedListings(tx, feed.id, listingKeys)) {
    try {
      await inTransaction(tx, (one) => followOne(one, { feed, listing, listingKey, record, newPhotos }));
    } catch (err) {
      // One problematic home must not hold up the whole feed; the daily confirmation tries it again.
      tx.log.error({ err, listingId: listing.id }, 'a change of the MLS could not be written');
    }
  }
}

type Followed = Awaited<ReturnType<typeof findOrderedListings>>[number] & {
  feed: MlsFeed;
  newPhotos: NewPhotos;
};

async function followOne(tx: Ctx, { feed, listing, listingKey, record, newPhotos }: Followed): Promise<void> {
  const openHouses = await listOpenHouses(tx, feed.id, listingKey);
  const before = storedFacts(listing);
  const photos = newPhotos.get(listingKey) ?? photosOf(before?.photos.value, before?.photoCaptions.value);
  // A home that may no longer be shown is treated as off the market.
  const fields = mayBeShown(record.fields)
    ? record.fields
    : { ...record.fields, StandardStatus: 'Withdrawn' };
  const now = tx.now();
  const modifiedAt = record.modifiedAt.toISOString();
  const reading = readMlsRecord({ feed, record: { fields, modifiedAt }, openHouses, photos, now });
  const { details, facts, spoken } = reading;
  if (listing.mls && !newPhotos.has(listingKey)) details.photosAt = listing.mls.photosAt;
  const { marketChanges } = await fillListing(tx, listing.id, {
    facts,
    mls: { details, spoken },
    action: 'listing.followed_mls',
  });
  const isNewOpenHouse = JSON.stringify(listing.mls?.openHouses ?? []) !== JSON.stringify(details.openHouses);
  const { podcastId } = listing;
  if (!podcastId || (marketChanges.length === 0 && !isNewOpenHouse)) return;
  const options = { key: podcastId, startAfterSeconds: OFFER_AFTER_SECONDS };
  await tx.queue.send('offer-recording', { podcastId }, options);
}

function photosOf(
  urls: string[] | null | undefined,
  captions: Record<string, string> | null | undefined,
): MlsPhoto[] {
  return (urls ?? []).map((url) => ({ url, caption: captions?.[url] ?? null }));
}
