import { randomBytes } from 'node:crypto';
import { and, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { apiKeys } from '#db/schema/api-keys.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Holder, isHeldBy, lockHolder } from '../teams/holder.ts';
import { toApiKeyView } from './api-key-view.ts';
import { hashApiKey } from './hash-api-key.ts';
import { KEY_PREFIX, MAX_KEYS, REQUESTS_PER_MINUTE } from './rules.ts';
import type { ApiKeyView, CreateApiKey } from './schema.ts';

/**
 * Creates a key of the account, or of a team for its owners and admins, and returns it; it can't be read again. Each call
 * creates another one.
 */
export function createApiKey(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: CreateApiKey & Holder & { ip: string; key?: string },
): Promise<{ key: string; apiKey: ApiKeyView }> {
  const key = input.key ?? KEY_PREFIX + randomBytes(32).toString('base64url');
  return inTransaction(ctx, async (tx) => {
    await lockHolder(tx, input);
    const isLive = and(isHeldBy(apiKeys, input), isNull(apiKeys.revokedAt));
    if ((await tx.db.$count(apiKeys, isLive)) >= MAX_KEYS)
      throw new AppError(
        'conflict',
        `You already have ${MAX_KEYS} keys. Revoke one you no longer use first.`,
      );
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
