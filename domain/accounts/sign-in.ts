import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { forgetHits, giveHitBack, hashKey, networkOf, takeHit } from '../rate-limits.ts';
import type { Client, Grant, UserRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { issueGrant, openSession } from './issue-grant.ts';
import { tooManyRequests } from './limit-requests.ts';
import { isPasswordRight } from './password-hash.ts';
import { findUserByEmail, isBanned } from './queries.ts';
import { GUESS_LIMITS, normalizeEmail, SLOW_DOWN_MS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'keys' | 'now' | 'site'>;

/**
 * Starts a session for the right address and password; each call starts another one. A wrong address, a wrong password
 * and an account without one take the same time and get the same response.
 */
export async function signIn(
  ctx: Ctx,
  input: { email: string; password: string; client: Client },
): Promise<Grant> {
  const email = normalizeEmail(input.email);
  const guess = await countGuess(ctx, email ?? input.email, input.client.ip);
  const user = email ? await findUserByEmail(ctx, email) : undefined;
  const isRight = await isPasswordRight(ctx, user?.passwordHash ?? null, input.password);
  if (!user || !isRight) {
    await recordAudit(ctx, { actorId: user?.id ?? null, action: 'sign_in_failed', ip: input.client.ip });
    throw wrongCredentials();
  }
  await guess.wasRight();
  if (!user.emailConfirmedAt) throw new AccountError(400, 'email_not_confirmed', 'Email not confirmed');
  if (isBanned(ctx, user)) throw new AccountError(400, 'user_banned', 'User is banned');
  const opened = await inTransaction(ctx, async (tx) => {
    await requireUnchanged(tx, user);
    await recordAudit(tx, { actorId: user.id, action: 'signed_in', ip: input.client.ip });
    return openSession(tx, user, 'password', input.client);
  });
  return issueGrant(ctx, opened.user, opened.session);
}

function wrongCredentials(): AccountError {
  return new AccountError(400, 'invalid_credentials', 'Invalid login credentials');
}

/**
 * If the password changed while we checked it, it opens nothing: the change has already ended the old
 * sessions.
 */
async function requireUnchanged(tx: Ctx, user: UserRow): Promise<void> {
  const [now] = await tx.db
    .select({ passwordHash: authUsers.passwordHash })
    .from(authUsers)
    .where(eq(authUsers.id, user.id))
    .for('update');
  if (now?.passwordHash !== user.passwordHash) throw wrongCredentials();
}

/** Counted before the password is checked, so a hundred guesses at once aren't free. */
async function countGuess(ctx: Ctx, email: string, ip: string): Promise<{ wasRight: () => Promise<void> }> {
  const account = `password:${hashKey(email)}`;
  const fromHere = `${account}:${networkOf(ip)}`;
  const waitSeconds = await takeHit(ctx, fromHere, GUESS_LIMITS.passwordFromOneAddress);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  const isUnderAttack = (await takeHit(ctx, account, GUESS_LIMITS.password)) > 0;
  if (isUnderAttack) await wait(SLOW_DOWN_MS);
  return {
    wasRight: async () => {
      await forgetHits(ctx, fromHere);
      if (!isUnderAttack) await giveHitBack(ctx, account);
    },
  };
}
