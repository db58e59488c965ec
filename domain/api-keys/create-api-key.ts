import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { authUsers } from '#db/schema/auth.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { lockTeam } from '../teams/lock-team.ts';
import { requireManager } from '../teams/require-team-role.ts';
import { toApiKeyView } from './api-key-view.ts';
import { hashApiKey } from './hash-api-key.ts';
import { isHeldBy, type KeyHolder } from './queries.ts';
import { KEY_PREFIX, MAX_KEYS, REQUESTS_PER_MINUTE } from './rules.ts';
import type { ApiKeyView, CreateApiKey } from './schema.ts';

/**
 * Creates a key of the account, or of a team for its owners and admins, and returns it; it can't be read again. Each call
 * creates another one.
 */
export function createApiKey(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: CreateApiKey & KeyHolder & { ip: string; key?: string },
): Promise<{ key: string; apiKey: ApiKeyView }> {
  const key = input.key ?? KEY_PREFIX + randomBytes(32).toString('base64url');
  return inTransaction(ctx, async (tx) => {
    // The lock makes two calls at once count each other's key.
    const [user] = await tx.db
      .select({ confirmedAt: authUsers.emailConfirmedAt })
      .from(authUsers)
      .where(eq(authUsers.id, input.userId))
      .for('no key update');
    if (!user?.confirmedAt) throw new AppError('forbidden', 'Confirm your email address first.');
    if (input.teamId) {
      await lockTeam(tx, input.teamId);
      await requireManager(tx, { teamId: input.teamId, userId: input.userId });
    }
    const isLive = and(isHeldBy(input), isNull(apiKeys.revokedAt));
    if ((await tx.db.$count(apiKeys, isLive)) >= MAX_KEYS)
      throw new AppError('conflict', `There are ${MAX_KEYS} keys. Revoke one you no longer use first.`);
    const [row] = await tx.db
      .insert(apiKeys)
      .values({
        userId: input.userId,
        teamId: input.teamId ?? null,
        name: input.name,
        scopes: input.scopes,
        prefix: key.slice(0, KEY_PREFIX.length + 4),
        keyHash: hashApiKey(key),
        requestsPerMinute: REQUESTS_PER_MINUTE,
        createdAt: tx.now(),
      })
      .returning();
    if (!row) throw new Error('The key was not saved.');
    const entry: AuditEntry = { actorId: input.userId, ip: input.ip, action: 'api_key.created' };
    await recordAudit(tx, {
      ...entry,
      subject: row.id,
      details: { name: row.name, scopes: row.scopes, teamId: row.teamId },
    });
    return { key, apiKey: toApiKeyView(row) };
  });
}
