import { eq } from 'drizzle-orm';
import { apiKeys } from '#db/schema/api-keys.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { countHit, type HitCount } from '../rate-limits.ts';
import { findApiKey, type KeyOwner } from './queries.ts';
import type { ApiScope } from './rules.ts';

export type ApiCaller = { keyId: string; scopes: ApiScope[]; owner: KeyOwner };
export type KeyUse = HitCount & { caller: ApiCaller; limit: number };

/** The screen shows minutes, so a busy key doesn't need to write its row on every call. */
const LAST_USE_MS = 60_000;
export const RATE_WINDOW_SECONDS = 60;

/** Who is calling with this key. Counts the call against the key's limit; this function's caller refuses over it. */
export async function admitApiKey(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  input: { key: string | undefined; ip: string },
): Promise<KeyUse> {
  const found = input.key ? await findApiKey(ctx, input.key) : undefined;
  if (!found)
    throw new AppError('unauthorized', 'Send a valid API key as "Authorization: Bearer hc_live_…".');
  const { apiKey, owner } = found;
  const limit = apiKey.requestsPerMinute;
  const windowSeconds = RATE_WINDOW_SECONDS;
  const hits: HitCount = ctx.accounts.hasRateLimits
    ? await countHit(ctx, `api-key:${apiKey.id}`, { limit, windowSeconds })
    : { waitSeconds: 0, remaining: limit, resetSeconds: windowSeconds };
  const now = ctx.now();
  const isFresh = apiKey.lastUsedAt && now.getTime() - apiKey.lastUsedAt.getTime() < LAST_USE_MS;
  if (!isFresh)
    await ctx.db
      .update(apiKeys)
      .set({ lastUsedAt: now, lastUsedIp: input.ip })
      .where(eq(apiKeys.id, apiKey.id));
  return { caller: { keyId: apiKey.id, scopes: apiKey.scopes, owner }, limit, ...hits };
}
