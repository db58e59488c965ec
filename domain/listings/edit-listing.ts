import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { pageTexts } from './content/page-texts.ts';
import type { Actor } from './fill-listing.ts';
import { lacksPlace } from './locate-listing.ts';
import { priceCutAfter, saveMarketHistory } from './market-history.ts';
import { mergeColumns } from './merge-columns.ts';
import type { Listing } from './queries.ts';
import { queueMarketingUpdate } from './queue-marketing-update.ts';
import type { EditListing } from './schema.ts';

const STALE =
  'This listing was changed by somebody else in the meantime. Close this window and open it again to see the newest values.';

/** The whole form, or only the resolved values. */
type Edit = Pick<EditListing, 'listingId' | 'updatedAt'> &
  Partial<Omit<EditListing, 'listingId' | 'updatedAt'> & { yearBuilt: number }>;

/**
 * Saves a staff edit with its consequences: the page's title and description if they are still ours, the price cut
 * and its history. An edit of an older version is refused, so a repeat changes nothing.
 */
export function editListing(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  { listingId, updatedAt, actor, ...typed }: Edit & { actor: Actor },
): Promise<Listing> {
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(listings).where(eq(listings.id, listingId)).for('update');
    if (!before) throw new AppError('not_found', 'Listing not found');
    if (before.updatedAt.getTime() !== Date.parse(updatedAt)) throw new AppError('conflict', STALE);
    const changed = (Object.keys(typed) as (keyof typeof typed)[]).filter(
      (name) => typed[name] !== before[name],
    );
    if (changed.length === 0) return before;
    const edited = { ...before, ...typed };
    const priceCut = priceCutAfter(before, edited, null);
    const page = { slug: before.slug, siteName: ctx.site.name, siteUrl: ctx.site.url };
    const texts = mergeColumns(before, before.filledColumns, pageTexts(edited, page), {
      isProvisional: false,
    });
    const [after = before] = await tx.db
      .update(listings)
      .set({ ...typed, ...texts.changes, priceCut, filledColumns: texts.filled })
      .where(eq(listings.id, listingId))
      .returning();
    await saveMarketHistory(tx, before, after);
    await queueMarketingUpdate(tx, before, after);
    if (lacksPlace(after)) await tx.queue.send('locate-listing', { listingId }, { key: listingId });
    const details = {
      before: Object.fromEntries(changed.map((name) => [name, before[name]])),
      after: Object.fromEntries(changed.map((name) => [name, typed[name]])),
    };
    await recordAudit(tx, { ...actor, action: 'listing.edited', subject: listingId, details });
    return after;
  });
}
