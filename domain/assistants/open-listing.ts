import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { assistantListings } from '#db/schema/assistants.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';

/** Lets buyers' assistants read a home, or stops that. Can be repeated. */
export function openListing(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { listingId: string; isOpen: boolean; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<void> {
  const { listingId, isOpen, actor } = input;
  return inTransaction(ctx, async (tx) => {
    const changed = isOpen
      ? await tx.db
          .insert(assistantListings)
          .values({ listingId, openedBy: actor.actorId, createdAt: tx.now() })
          .onConflictDoNothing()
          .returning()
      : await tx.db.delete(assistantListings).where(eq(assistantListings.listingId, listingId)).returning();
    if (changed.length === 0) return;
    const action = isOpen ? 'listing.opened_to_assistants' : 'listing.closed_to_assistants';
    await recordAudit(tx, { ...actor, action, subject: listingId });
  });
}
