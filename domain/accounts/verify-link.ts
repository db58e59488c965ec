import { and, eq, gt } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authOneTimeTokens, authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import type { Client, Grant, UserRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { hasAdminRole } from './admins.ts';
import { issueGrant, openSession } from './issue-grant.ts';
import { hashToken } from './issue-link.ts';
import { isBanned } from './queries.ts';
import { isLinkType } from './rules.ts';
import { saveProfile } from './save-profile.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'keys' | 'now' | 'site'>;
type Link = typeof authOneTimeTokens.$inferSelect;
type Input = { token: string; type: string; email?: string | undefined; client: Client };

/**
 * Uses an email's link: confirms the address, voids the account's other links and starts a session. Works once; a
 * used, unknown or expired link and a wrong type get the same refusal.
 */
export async function verifyLink(ctx: Ctx, input: Input): Promise<Grant> {
  const opened = await inTransaction(ctx, async (tx) => {
    const found = await spend(tx, input);
    if (!found) return undefined;
    const { link, user } = found;
    if (isBanned(tx, user)) throw new AccountError(403, 'user_banned', 'User is banned');
    await tx.db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, user.id));
    const confirmed = user.emailConfirmedAt ? user : await confirm(tx, user, link);
    await recordAudit(tx, { actorId: user.id, action: `used_${link.type}_link`, ip: input.client.ip });
    return openSession(tx, confirmed, 'otp', input.client);
  });
  if (!opened) throw new AccountError(403, 'otp_expired', 'Email link is invalid or has expired');
  return issueGrant(ctx, opened.user, opened.session);
}

async function spend(tx: Ctx, input: Input): Promise<{ link: Link; user: UserRow } | undefined> {
  if (!isLinkType(input.type)) return undefined;
  const isThisLink = and(
    eq(authOneTimeTokens.tokenHash, hashToken(input.token)),
    eq(authOneTimeTokens.type, input.type),
    gt(authOneTimeTokens.expiresAt, tx.now()),
  );
  // The account is locked before the link, in the order a sign-up uses.
  const owner = tx.db.select({ id: authOneTimeTokens.userId }).from(authOneTimeTokens).where(isThisLink);
  const [user] = await tx.db.select().from(authUsers).where(eq(authUsers.id, owner)).for('update');
  const [link] = await tx.db.delete(authOneTimeTokens).where(isThisLink).returning();
  if (!link) return undefined;
  const isForAnother = input.email !== undefined && input.email !== user?.email;
  // A sign-up's password must not replace that of an account confirmed in the meantime.
  const isTooLate = link.type !== 'recovery' && user?.emailConfirmedAt;
  return user && !isForAnother && !isTooLate ? { link, user } : undefined;
}

/**
 * A password chosen before the address was confirmed counts only if it came with this exact link, and for staff not
 * even then: strangers would be patient for such a role.
 */
async function confirm(tx: Ctx, user: UserRow, link: Link): Promise<UserRow> {
  const now = tx.now();
  const isStaff = tx.accounts.staffEmails.includes(user.email) || (await hasAdminRole(tx, user.id));
  const isStrangers = isStaff && link.type === 'signup';
  const data = isStrangers ? {} : (link.data ?? user.userMetadata);
  const [confirmed] = await tx.db
    .update(authUsers)
    .set({
      emailConfirmedAt: now,
      updatedAt: now,
      passwordHash: isStrangers ? null : link.passwordHash,
      userMetadata: { ...data, email_verified: true },
    })
    .where(eq(authUsers.id, user.id))
    .returning();
  if (!confirmed) throw new Error('The user no longer exists.');
  await saveProfile(tx, confirmed);
  return confirmed;
}
