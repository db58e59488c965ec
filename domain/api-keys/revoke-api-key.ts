import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Ends one of the caller's keys at once. A second call, or somebody else's key, finds nothing. */
export function revokeApiKey(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { keyId: string; userId: string; ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(apiKeys)
      .set({ revokedAt: tx.now() })
      .where(and(eq(apiKeys.id, input.keyId), eq(apiKeys.userId, input.userId), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id, name: apiKeys.name });
    if (!row) throw new AppError('not_found', 'This key is already revoked.');
    await recordAudit(tx, {
      actorId: input.userId,
      ip: input.ip,
      action: 'api_key.revoked',
      subject: row.id,
      details: { name: row.name },
    });
    return { id: row.id };
  });
}
