import { and, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '#db/schema/api-keys.ts';
import type { Context } from '../context.ts';
import type { Seat } from './require-team-role.ts';

/** Revokes the team's keys that one person created and therefore knows, in the caller's transaction. Returns how many. */
export async function revokeMemberKeys(
  tx: Pick<Context, 'db' | 'now'>,
  { teamId, userId }: Seat,
): Promise<number> {
  const revoked = await tx.db
    .update(apiKeys)
    .set({ revokedAt: tx.now() })
    .where(and(eq(apiKeys.teamId, teamId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length;
}
