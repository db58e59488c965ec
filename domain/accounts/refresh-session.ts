import { and, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { authSessions, authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import type { Client, Grant, SessionRow, UserRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { issueGrant } from './issue-grant.ts';
import { limitRequests } from './limit-requests.ts';
import { isBanned } from './queries.ts';
import { type RefreshTokenParts, readRefreshToken } from './refresh-token.ts';
import { INACTIVE_DAYS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'accounts' | 'keys' | 'now' | 'site'>;

/**
 * Exchanges a refresh token for new tokens of the same session. Repeating it with the current or the last token gives
 * the same new refresh token; an older token ends the session. Only failures are rate-limited.
 */
export async function refreshSession(
  ctx: Ctx,
  input: { refreshToken: string; client: Client },
): Promise<Grant> {
  try {
    const parts = readRefreshToken(input.refreshToken, await ctx.keys.refreshKeys());
    if (parts === 'malformed') throw new AccountError(400, 'validation_failed', 'Refresh token is not valid');
    if (parts === 'forged') throw notFound();
    const { user, session } = (await rotate(ctx, parts)) ?? (await findAgain(ctx, parts, input.client));
    return await issueGrant(ctx, user, session);
  } catch (error) {
    if (error instanceof AccountError) await limitRequests(ctx, 'token', input.client.ip);
    throw error;
  }
}

function notFound(): AccountError {
  return new AccountError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

/** One statement: of several requests with the current token, exactly one moves the counter. */
async function rotate(
  ctx: Ctx,
  { sessionId, counter }: RefreshTokenParts,
): Promise<{ user: UserRow; session: SessionRow } | undefined> {
  const now = ctx.now();
  const isWelcome = ctx.db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(
      and(
        eq(authUsers.id, authSessions.userId),
        or(isNull(authUsers.bannedUntil), lte(authUsers.bannedUntil, now)),
      ),
    );
  const [session] = await ctx.db
    .update(authSessions)
    .set({ counter: sql`${authSessions.counter} + 1`, refreshedAt: now })
    .where(
      and(
        eq(authSessions.id, sessionId),
        eq(authSessions.counter, counter),
        or(isNull(authSessions.notAfter), gt(authSessions.notAfter, now)),
        gt(authSessions.refreshedAt, inactiveSince(now)),
        exists(isWelcome),
      ),
    )
    .returning();
  if (!session) return undefined;
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.id, session.userId));
  return user && { user, session };
}

/** The counter had moved: another request was faster, a response was lost, or the token is old. */
async function findAgain(
  ctx: Ctx,
  { sessionId, counter }: RefreshTokenParts,
  client: Client,
): Promise<{ user: UserRow; session: SessionRow }> {
  const [found] = await ctx.db
    .select({ user: authUsers, session: authSessions })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, sessionId));
  if (!found) throw notFound();
  const { user, session } = found;
  const now = ctx.now();
  if (isBanned(ctx, user)) throw new AccountError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  if (session.notAfter && session.notAfter <= now) throw expired('');
  if (session.refreshedAt <= inactiveSince(now)) throw expired(' (Inactivity)');
  // A counter from the future means that the database was restored from a backup; it isn't an attack.
  if (counter >= session.counter) throw notFound();

  const ageSeconds = (now.getTime() - session.refreshedAt.getTime()) / 1000;
  const isOneBehind = counter === session.counter - 1 && counter >= session.reusableFrom;
  const patience = Math.max(ctx.accounts.reuseSeconds, ctx.accounts.lostReplySeconds);
  if (isOneBehind && ageSeconds <= patience) return found;

  await ctx.db.delete(authSessions).where(eq(authSessions.id, sessionId));
  await recordAudit(ctx, {
    actorId: user.id,
    action: 'refresh_token_reused',
    subject: sessionId,
    ip: client.ip,
  });
  throw new AccountError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

function expired(why: string): AccountError {
  return new AccountError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`);
}

function inactiveSince(now: Date): Date {
  return new Date(now.getTime() - INACTIVE_DAYS * 86_400_000);
}
