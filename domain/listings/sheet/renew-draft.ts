import { eq } from 'drizzle-orm';
import { listingDrafts } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { type ListingDraft, readDraftRow } from '../queries.ts';

/** A draft whose payment page is open is kept for another few days. May be repeated. */
export async function renewDraft(ctx: Pick<Context, 'db' | 'now'>, draftId: string): Promise<void> {
  await ctx.db.update(listingDrafts).set({ updatedAt: ctx.now() }).where(eq(listingDrafts.id, draftId));
}

/** The draft as it is when its order is paid; from then on it can't be edited. Undefined if it is gone. */
export async function closeDraft(
  tx: Pick<Context, 'db' | 'now'>,
  draftId: string,
): Promise<ListingDraft | undefined> {
  const [draft] = await tx.db
    .update(listingDrafts)
    .set({ orderedAt: tx.now(), updatedAt: tx.now() })
    .where(eq(listingDrafts.id, draftId))
    .returning();
  return draft && readDraftRow(draft);
}
