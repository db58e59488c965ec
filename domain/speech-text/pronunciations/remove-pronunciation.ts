import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { pronunciations } from '#db/schema/pronunciations.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';

/** Removes an entry, so the voice reads the word as it is written again. Repeating it changes nothing. */
export async function removePronunciation(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { id: string; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<{ isRemoved: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.delete(pronunciations).where(eq(pronunciations.id, input.id)).returning();
    if (!row) return { isRemoved: false };
    const details = { word: row.word, sayAs: row.sayAs };
    await recordAudit(tx, { ...input.actor, action: 'pronunciation.removed', subject: input.id, details });
    return { isRemoved: true };
  });
}
