import { eq } from 'drizzle-orm';
import { oauthConnections } from '#db/schema/assistants.ts';
import type { KeyOwner } from '../api-keys/queries.ts';
import type { ApiScope } from '../api-keys/rules.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { takeHit } from '../rate-limits.ts';
import { oauthResource } from './oauth-resource.ts';
import { findAccess } from './queries.ts';
import { REQUESTS_PER_MINUTE } from './rules.ts';

export type AdmittedAssistant = {
  connectionId: string;
  clientId: string;
  scopes: ApiScope[];
  owner: KeyOwner;
  expiresAt: Date;
};

/** The screen shows minutes, so a busy assistant doesn't need to write its row on every call. */
const LAST_USE_MS = 60_000;

/** Who is calling with this token; undefined if it's wrong, expired, or for another address. Refuses over the limit. */
export async function admitAssistant(
  ctx: Pick<Context, 'db' | 'now' | 'site' | 'accounts'>,
  { token, ip }: { token: string; ip: string },
): Promise<AdmittedAssistant | undefined> {
  const access = await findAccess(ctx, token);
  if (!access || access.resource !== oauthResource(ctx)) return undefined;
  const { connectionId, lastUsedAt, ...caller } = access;
  const limit = { limit: REQUESTS_PER_MINUTE, windowSeconds: 60 };
  const retryAfterSeconds = ctx.accounts.hasRateLimits
    ? await takeHit(ctx, `assistant:${connectionId}`, limit)
    : 0;
  if (retryAfterSeconds > 0) {
    const message = `An assistant may make ${REQUESTS_PER_MINUTE} requests a minute.`;
    throw new AppError('too_many', message, { retryAfterSeconds });
  }
  const now = ctx.now();
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= LAST_USE_MS)
    await ctx.db
      .update(oauthConnections)
      .set({ lastUsedAt: now, lastUsedIp: ip })
      .where(eq(oauthConnections.id, connectionId));
  return { connectionId, ...caller };
}
