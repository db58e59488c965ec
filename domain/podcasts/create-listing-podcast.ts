import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Gives a listing without an order its own podcast, without a customer, an account or a charge, in the caller's
 * transaction. Returns the listing's podcast: another one if another call was faster.
 */
export async function createListingPodcast(
  tx: Pick<Context, 'db' | 'now' | 'site'>,
  input: { podcastId: string; listingId: string; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<string> {
  const isListing = eq(listings.id, input.listingId);
  const [listing] = await tx.db
    .select({ slug: listings.slug, sourceUrl: listings.sourceUrl, podcastId: listings.podcastId })
    .from(listings)
    .where(isListing)
    .for('no key update');
  if (!listing) throw new AppError('not_found', 'Listing not found');
  if (listing.podcastId) return listing.podcastId;
  const listingUrl = listing.sourceUrl ?? `${tx.site.url}/listings/${encodeURIComponent(listing.slug)}`;
  await tx.db.insert(podcasts).values({
    id: input.podcastId,
    listingUrl,
    status: 'paid',
    paymentMethod: 'staff',
    amountCents: 0,
    customerEmail: '',
    createdAt: tx.now(),
  });
  await tx.db.update(listings).set({ podcastId: input.podcastId }).where(isListing);
  await recordAudit(tx, {
    ...input.actor,
    action: 'order.created',
    subject: input.podcastId,
    details: { amountCents: 0, listingUrl, listingId: input.listingId, source: 'audio upload' },
  });
  return input.podcastId;
}
