import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { oauthConnections } from '#db/schema/assistants.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Revokes every token of one of the caller's assistants at once. Finds nothing if repeated or not the caller's. */
export function disconnectAssistant(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { connectionId, userId, ip }: { connectionId: string; userId: string; ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(oauthConnections)
      .where(and(eq(oauthConnections.id, connectionId), eq(oauthConnections.userId, userId)))
      .returning({ id: oauthConnections.id });
    if (!row) throw new AppError('not_found', 'This assistant is already disconnected.');
    await recordAudit(tx, { actorId: userId, ip, action: 'assistant.disconnected', subject: row.id });
    return row;
  });
}
