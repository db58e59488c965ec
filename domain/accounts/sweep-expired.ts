import { and, eq, lt, notExists } from 'drizzle-orm';
import { apiOrderRequests } from '#db/schema/api-keys.ts';
import { oauthClients, oauthCodes, oauthConnections, oauthTokens } from '#db/schema/assistants.ts';
import { authChallenges, authFactors, authKeys, authOneTimeTokens, authSessions } from '#db/schema/auth.ts';
import { listingConversations } from '#db/schema/questions.ts';
import type { Context } from '../context.ts';
import { forgetMailLinks } from '../mails/forget-mail-links.ts';
import { sweepRateLimits } from '../rate-limits.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';
import { INACTIVE_DAYS } from './rules.ts';

const DAY_MS = 86_400_000;
const KEY_DAYS = 90;
/** How long a program's repeated order is recognized. */
const ORDER_REQUEST_DAYS = 90;
/** How long we keep an assistant that nobody connected. */
const UNUSED_CLIENT_DAYS = 30;

/** Deletes what has expired and rotates an old signing key. May be repeated at any time. */
export async function sweepExpired(
  ctx: Pick<Context, 'db' | 'queue' | 'keys' | 'now' | 'site'>,
): Promise<void> {
  const now = ctx.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await ctx.db.delete(authSessions).where(lt(authSessions.notAfter, now));
  await ctx.db.delete(authSessions).where(lt(authSessions.refreshedAt, ago(INACTIVE_DAYS)));
  await ctx.db.delete(authOneTimeTokens).where(lt(authOneTimeTokens.expiresAt, ago(1)));
  await ctx.db.delete(authChallenges).where(lt(authChallenges.expiresAt, ago(1)));
  await ctx.db
    .delete(authFactors)
    .where(and(eq(authFactors.status, 'unverified'), lt(authFactors.createdAt, ago(1))));
  await ctx.db.delete(authKeys).where(lt(authKeys.retiredAt, ago(1)));
  await ctx.db.delete(apiOrderRequests).where(lt(apiOrderRequests.createdAt, ago(ORDER_REQUEST_DAYS)));
  await sweepAssistants(ctx, ago);
  await ctx.db.delete(listingConversations).where(lt(listingConversations.updatedAt, ago(1)));
  await sweepRateLimits(ctx);
  await forgetMailLinks(ctx);
  const [old] = await ctx.db
    .select({ id: authKeys.id })
    .from(authKeys)
    .where(
      and(
        eq(authKeys.purpose, 'access-token'),
        eq(authKeys.isCurrent, true),
        lt(authKeys.createdAt, ago(KEY_DAYS)),
      ),
    );
  if (old) await rotateSigningKey(ctx);
}

/** A used token stays until it would have expired anyway, so that its second use is noticed. */
async function sweepAssistants(ctx: Pick<Context, 'db'>, ago: (days: number) => Date): Promise<void> {
  await ctx.db.delete(oauthCodes).where(lt(oauthCodes.expiresAt, ago(1)));
  await ctx.db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, ago(0)));
  const connections = ctx.db
    .select({ id: oauthConnections.id })
    .from(oauthConnections)
    .where(eq(oauthConnections.clientId, oauthClients.id));
  await ctx.db
    .delete(oauthClients)
    .where(and(lt(oauthClients.createdAt, ago(UNUSED_CLIENT_DAYS)), notExists(connections)));
}
