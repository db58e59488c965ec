import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Actor } from './fill-listing.ts';
import { findFreeSlug } from './find-free-slug.ts';
import type { ListingAddress } from './schema.ts';

/**
 * Gives a listing that was never read the address that staff know, so that it can have a page. A listing with data is
 * left alone, so it can be repeated.
 */
export function giveAddress(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { listingId, actor, ...place }: ListingAddress & { actor: Actor },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const isListing = eq(listings.id, listingId);
    const [before] = await tx.db.select().from(listings).where(isListing).for('update');
    if (!before) throw new AppError('not_found', 'Listing not found');
    const slug = (await findFreeSlug(tx, place, before.sourceUrl)) ?? before.slug;
    const filled = await tx.db
      .update(listings)
      .set({ ...place, slug, status: 'data_populated' })
      .where(and(isListing, eq(listings.status, 'pending')))
      .returning({ id: listings.id });
    if (filled.length > 0)
      await recordAudit(tx, {
        ...actor,
        action: 'listing.address_given',
        subject: listingId,
        details: place,
      });
  });
}
