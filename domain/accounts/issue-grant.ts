import { eq } from 'drizzle-orm';
import { authSessions, authUsers } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { signAccessToken } from './access-token.ts';
import type { Client, Grant, SessionRow, UserRow } from './account.ts';
import { loadAccount } from './queries.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { SESSION_DAYS } from './rules.ts';

/** Starts a session with this method; each call starts another one. */
export async function openSession(
  ctx: Pick<Context, 'db' | 'now'>,
  user: UserRow,
  method: 'password' | 'otp',
  client: Client,
): Promise<{ user: UserRow; session: SessionRow }> {
  const now = ctx.now();
  const [session] = await ctx.db
    .insert(authSessions)
    .values({
      userId: user.id,
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      refreshedAt: now,
      createdAt: now,
      notAfter: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
      ip: client.ip,
      userAgent: client.userAgent?.slice(0, 300) ?? null,
    })
    .returning();
  const [signedIn] = await ctx.db
    .update(authUsers)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(eq(authUsers.id, user.id))
    .returning();
  if (!session || !signedIn) throw new Error('The user no longer exists.');
  return { user: signedIn, session };
}

/** The tokens of a session in its current state. */
export async function issueGrant(
  ctx: Pick<Context, 'db' | 'keys' | 'now' | 'site'>,
  user: UserRow,
  session: SessionRow,
): Promise<Grant> {
  const [current] = await ctx.keys.refreshKeys();
  if (!current) throw new Error('There is no key for refresh tokens.');
  const { token, expiresAt } = await signAccessToken(ctx, user, session);
  const refreshToken = writeRefreshToken({ sessionId: session.id, counter: session.counter }, current);
  return { accessToken: token, expiresAt, refreshToken, account: await loadAccount(ctx, user) };
}
