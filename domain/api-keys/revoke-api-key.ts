import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Holder, isHeldBy } from '../teams/holder.ts';
import { requireManager } from '../teams/require-team-role.ts';

/** Revokes a key of the caller, or of a team they manage, at once. Finds nothing if repeated or if it isn't theirs. */
export function revokeApiKey(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: Holder & { keyId: string; ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    if (input.teamId) await requireManager(tx, { teamId: input.teamId, userId: input.userId });
    const [row] = await tx.db
      .update(apiKeys)
      .set({ revokedAt: tx.now() })
      .where(and(eq(apiKeys.id, input.keyId), isHeldBy(apiKeys, input), isNull(apiKeys.revokedAt)))
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
