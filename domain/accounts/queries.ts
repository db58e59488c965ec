import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { userRoles } from '#db/schema/accounts.ts';
import { authFactors, authRecoveryCodes, authSessions, authUsers } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Account, Caller, UserRow } from './account.ts';
import { AccountError, sessionNotFound } from './account-error.ts';
import { normalizeEmail } from './rules.ts';

export async function findUserByEmail(ctx: Pick<Context, 'db'>, email: string): Promise<UserRow | undefined> {
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.email, email));
  return user;
}

/** Whether the owner of this address can sign in with a password. An address without an account can sign up. */
export async function hasPassword(ctx: Pick<Context, 'db'>, email: string): Promise<boolean> {
  const user = await findUserByEmail(ctx, normalizeEmail(email) ?? '');
  return !user || user.passwordHash !== null;
}

export async function loadAccount(ctx: Pick<Context, 'db'>, user: UserRow): Promise<Account> {
  const factors = await ctx.db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, user.id))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id));
  return { user, factors };
}

/** The user and session of this token, in one indexed read; an expired session counts as gone. */
export async function findCaller(
  ctx: Pick<Context, 'db' | 'now'>,
  holder: { userId: string; sessionId: string },
): Promise<{ user: UserRow; session: Caller['session'] | null; hasVerifiedFactor: boolean } | undefined> {
  const stillOpen = or(isNull(authSessions.notAfter), gt(authSessions.notAfter, ctx.now()));
  const [found] = await ctx.db
    .select({
      user: authUsers,
      session: authSessions,
      hasVerifiedFactor: sql<boolean>`exists (select 1 from ${authFactors}
        where ${authFactors.userId} = ${authUsers.id} and ${authFactors.status} = 'verified')`,
    })
    .from(authUsers)
    .leftJoin(
      authSessions,
      and(eq(authSessions.userId, authUsers.id), eq(authSessions.id, holder.sessionId), stillOpen),
    )
    .where(eq(authUsers.id, holder.userId));
  return found;
}

/** The caller of a bearer token, or the contract's refusal. An ended session is refused at once. */
export async function authenticate(
  ctx: Pick<Context, 'db' | 'keys' | 'now' | 'site'>,
  accessToken: string | undefined,
): Promise<Caller> {
  if (!accessToken) {
    throw new AccountError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const found = await findCaller(ctx, await verifyAccessToken(ctx, accessToken));
  if (!found) throw new AccountError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (!found.session) throw sessionNotFound();
  if (isBanned(ctx, found.user)) throw new AccountError(403, 'user_banned', 'User is banned');
  return { ...found, session: found.session };
}

export function isBanned(ctx: Pick<Context, 'now'>, user: UserRow): boolean {
  return user.bannedUntil !== null && user.bannedUntil > ctx.now();
}

/** A role, or a confirmed address on the staff list; read each time, so a removed role ends at once. */
export async function isAdmin(
  ctx: Pick<Context, 'db' | 'log' | 'accounts'>,
  { userId }: { userId: string },
): Promise<boolean> {
  try {
    const [user] = await ctx.db
      .select({ email: authUsers.email, confirmedAt: authUsers.emailConfirmedAt, role: userRoles.role })
      .from(authUsers)
      .leftJoin(userRoles, and(eq(userRoles.userId, authUsers.id), eq(userRoles.role, 'admin')))
      .where(eq(authUsers.id, userId));
    if (!user) return false;
    return user.role === 'admin' || (!!user.confirmedAt && ctx.accounts.staffEmails.includes(user.email));
  } catch (err) {
    ctx.log.error({ err, userId }, 'admin check failed');
    return false;
  }
}

export type OpenSession = {
  id: string;
  aal: string;
  ip: string | null;
  userAgent: string | null;
  createdAt: Date;
  refreshedAt: Date;
};

export async function listSessions(
  ctx: Pick<Context, 'db' | 'now'>,
  { userId }: { userId: string },
): Promise<OpenSession[]> {
  const { id, aal, ip, userAgent, createdAt, refreshedAt } = authSessions;
  return ctx.db
    .select({ id, aal, ip, userAgent, createdAt, refreshedAt })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        or(isNull(authSessions.notAfter), gt(authSessions.notAfter, ctx.now())),
      ),
    )
    .orderBy(desc(authSessions.refreshedAt));
}

/** How many recovery codes can still be used. */
export async function countRecoveryCodes(
  ctx: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<number> {
  const isUnused = and(eq(authRecoveryCodes.userId, userId), isNull(authRecoveryCodes.usedAt));
  return ctx.db.$count(authRecoveryCodes, isUnused);
}
