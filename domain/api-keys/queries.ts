import { and, desc, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '#db/schema/api-keys.ts';
import { authUsers } from '#db/schema/auth.ts';
import { isBanned } from '../accounts/queries.ts';
import type { Context } from '../context.ts';
import { type Holder, isHeldBy } from '../teams/holder.ts';
import { type ApiKeyRow, toApiKeyView } from './api-key-view.ts';
import { hashApiKey } from './hash-api-key.ts';
import type { ApiKeyView } from './schema.ts';

/** Whose orders a key reads: the account's own, or, with a team, only the team's. */
export type KeyOwner = { userId: string; email: string; isEmailConfirmed: boolean; teamId: string | null };

export async function listApiKeys(ctx: Pick<Context, 'db'>, holder: Holder): Promise<ApiKeyView[]> {
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(isHeldBy(apiKeys, holder), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(toApiKeyView);
}

/** The live key behind a secret and its owner; undefined once it is revoked or its owner is banned. */
export async function findApiKey(
  ctx: Pick<Context, 'db' | 'now'>,
  key: string,
): Promise<{ apiKey: ApiKeyRow; owner: KeyOwner } | undefined> {
  const [row] = await ctx.db
    .select({ apiKey: apiKeys, user: authUsers })
    .from(apiKeys)
    .innerJoin(authUsers, eq(authUsers.id, apiKeys.userId))
    .where(and(eq(apiKeys.keyHash, hashApiKey(key)), isNull(apiKeys.revokedAt)));
  if (!row || isBanned(ctx, row.user)) return undefined;
  const { id: userId, email, emailConfirmedAt } = row.user;
  const { teamId } = row.apiKey;
  return {
    apiKey: row.apiKey,
    owner: { userId, email, isEmailConfirmed: emailConfirmedAt !== null, teamId },
  };
}
