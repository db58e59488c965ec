import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Actor } from './fill-listing.ts';
import { listingDay } from './listing-day.ts';
import { askForOriginals, missingOriginals } from './photos/origins/missing-originals.ts';
import { NO_DATA_YET } from './rules.ts';

/** Publishes a listing that has data, unless it changed since the reviewer saw it. Repeating it changes nothing. */
export function approveListing(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { listingId: string; updatedAt?: string | undefined; actor: Actor },
): Promise<{ id: string; slug: string; status: 'active' }> {
  return inTransaction(ctx, async (tx) => {
    const [approved] = await tx.db
      .update(listings)
      .set({ status: 'active' })
      .where(
        and(
          eq(listings.id, input.listingId),
          eq(listings.status, 'data_populated'),
          input.updatedAt ? eq(listings.updatedAt, new Date(input.updatedAt)) : undefined,
        ),
      )
      .returning();
    if (approved) {
      const missing = missingOriginals(approved, listingDay(approved, tx.now()));
      if (missing) throw new AppError('conflict', askForOriginals(missing));
      await recordAudit(tx, { ...input.actor, action: 'listing.approved', subject: approved.id });
      return { id: approved.id, slug: approved.slug, status: 'active' };
    }
    const [row] = await tx.db
      .select({ id: listings.id, slug: listings.slug, status: listings.status })
      .from(listings)
      .where(eq(listings.id, input.listingId));
    if (!row) throw new AppError('not_found', 'Listing not found');
    if (row.status === 'data_populated') {
      throw new AppError(
        'conflict',
        'This listing has changed since you opened it. Please look again first.',
      );
    }
    if (row.status !== 'active') {
      throw new AppError('conflict', NO_DATA_YET);
    }
    return { id: row.id, slug: row.slug, status: 'active' };
  });
}
