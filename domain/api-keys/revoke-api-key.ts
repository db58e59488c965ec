import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireManager } from '../teams/require-team-role.ts';
import { isHeldBy, type KeyHolder } from './queries.ts';

/** Ends a key of the caller, or of a team they manage, at once. A second call, or somebody else's key, finds nothing. */
export function revokeApiKey(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: KeyHolder & { keyId: string; ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    if (input.teamId) await requireManager(tx, { teamId: input.teamId, userId: input.userId });
    const [row] = await tx.db
      .update(apiKeys)
      .set({ revokedAt: tx.now() })
      .where(and(eq(apiKeys.id, input.keyId), isHeldBy(input), isNull(apiKeys.revokedAt)))
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
