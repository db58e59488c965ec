import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authOneTimeTokens, authSessions, authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { firstPasswordMail, passwordChangedMail } from '../mails/templates/account-mails.ts';
import type { Account, Caller, UserRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { hashPassword, isPasswordRight } from './password-hash.ts';
import { loadAccount } from './queries.ts';
import { requireMetadata, requireSmallMetadata, requireStrongPassword } from './require-input.ts';
import { requireSecondStep } from './require-second-step.ts';
import { saveProfile } from './save-profile.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'site'>;

export type UserChange = {
  password?: string | undefined;
  data?: unknown;
  email?: string | undefined;
  phone?: string | undefined;
  hasAppMetadata: boolean;
  ip: string;
};

/**
 * Changes the caller's password or data. Data is merged, and null removes a key. A new password ends all other
 * sessions, voids outstanding links and is confirmed by email. May be repeated, but not with the current
 * password.
 */
export async function updateUser(ctx: Ctx, caller: Caller, change: UserChange): Promise<Account> {
  requireAllowed(caller, change);
  const passwordHash =
    change.password === undefined ? undefined : await newHash(ctx, caller.user, change.password);
  const data = requireMetadata(change.data);
  return inTransaction(ctx, async (tx) => {
    const [current] = await tx.db
      .select()
      .from(authUsers)
      .where(eq(authUsers.id, caller.user.id))
      .for('update');
    if (!current) throw new AccountError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const userMetadata = merge(current.userMetadata, data);
    requireSmallMetadata(userMetadata);
    const [user] = await tx.db
      .update(authUsers)
      .set({ userMetadata, updatedAt: tx.now(), ...(passwordHash ? { passwordHash } : {}) })
      .where(eq(authUsers.id, current.id))
      .returning();
    if (!user) throw new Error('The user no longer exists.');
    await saveProfile(tx, user);
    if (passwordHash)
      await endEverythingElse(tx, caller, { ip: change.ip, isFirst: current.passwordHash === null });
    return loadAccount(tx, user);
  });
}

function requireAllowed(caller: Caller, change: UserChange): void {
  if (change.hasAppMetadata) {
    throw new AccountError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const isEmailNew = !!change.email && change.email.toLowerCase() !== caller.user.email;
  requireSecondStep(caller, 'AAL2 session is required to update email or password when MFA is enabled.');
  if (isEmailNew)
    throw new AccountError(422, 'validation_failed', 'The email address cannot be changed here');
  if (change.phone)
    throw new AccountError(422, 'validation_failed', 'Accounts have no phone number to sign in with');
}

async function newHash(ctx: Ctx, user: UserRow, password: string): Promise<string> {
  requireStrongPassword(password);
  if (await isPasswordRight(ctx, user.passwordHash, password)) {
    const message = 'New password should be different from the old password.';
    throw new AccountError(422, 'same_password', message);
  }
  return hashPassword(ctx, password);
}

function merge(old: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null));
}

async function endEverythingElse(
  tx: Ctx,
  { user, session }: Caller,
  { ip, isFirst }: { ip: string; isFirst: boolean },
): Promise<void> {
  await tx.db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, user.id), ne(authSessions.id, session.id)));
  await tx.db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, user.id));
  const kind = isFirst ? 'first-password' : 'password-changed';
  const content = (isFirst ? firstPasswordMail : passwordChangedMail)(tx.site, { at: tx.now() });
  await queueMail(tx, { mailKey: `${kind}:${randomUUID()}`, kind, recipient: user.email, content });
  await recordAudit(tx, { actorId: user.id, action: 'password_changed', ip });
}
