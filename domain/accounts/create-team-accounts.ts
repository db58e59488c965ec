import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authOneTimeTokens, authUsers } from '#db/schema/auth.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { staffAccessMail } from '../mails/templates/account-mails.ts';
import { addAdminRole } from './admins.ts';
import { ALREADY_ADMIN } from './grant-admin.ts';
import { inviteUser } from './invite-user.ts';
import { findUserByEmail } from './queries.ts';
import { isStorable, LINK_SECONDS, normalizeEmail } from './rules.ts';
import type { TeamAccountResult } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'site' | 'log'>;
type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;
type TeamAccount = { email: string; firstName: string };

/**
 * Makes each address an admin and emails how to sign in; a failure doesn't stop the others. May be repeated: anyone
 * who hasn't opened the invitation gets a new one when its link has expired, and an existing admin is refused.
 */
export async function createTeamAccounts(
  ctx: Ctx,
  { users, actor }: { users: TeamAccount[]; actor: Actor },
): Promise<TeamAccountResult[]> {
  const results: TeamAccountResult[] = [];
  for (const user of users) results.push(await createOne(ctx, user, actor));
  return results;
}

async function createOne(ctx: Ctx, user: TeamAccount, actor: Actor): Promise<TeamAccountResult> {
  try {
    const message = await inTransaction(ctx, (tx) => createTeamAccount(tx, user, actor));
    return { email: user.email, success: true, message };
  } catch (err) {
    ctx.log.error({ err, email: user.email }, 'a team account could not be created');
    const message = err instanceof AppError ? err.message : 'The account could not be created';
    return { email: user.email, success: false, message };
  }
}

async function createTeamAccount(tx: Ctx, user: TeamAccount, actor: Actor): Promise<string> {
  if (user.email === '') throw new AppError('invalid', 'Please enter an email address');
  const email = normalizeEmail(user.email);
  if (!email) throw new AppError('invalid', 'Please enter a valid email address');
  if (user.firstName === '' || !isStorable(user.firstName)) {
    throw new AppError('invalid', 'Please enter a first name');
  }
  await forgetUnprovenPassword(tx, email);
  const linkPeriod = Math.floor(tx.now().getTime() / 1000 / LINK_SECONDS.invite);
  const { userId, isAlreadyConfirmed } = await inviteUser(tx, {
    ...user,
    email,
    mailKey: `team-invite:${email}:${linkPeriod}`,
    mail: { kind: 'staff-invite' },
    redirectTo: `${tx.site.url}/set-password`,
    invitedBy: actor.actorId,
  });
  const isNew = await addAdminRole(tx, userId);
  if (isAlreadyConfirmed && (!isNew || tx.accounts.staffEmails.includes(email))) {
    throw new AppError('conflict', ALREADY_ADMIN);
  }
  if (isNew) {
    await recordAudit(tx, { ...actor, action: 'admin.account_created', subject: userId, details: { email } });
  }
  if (!isAlreadyConfirmed) return 'Invitation sent';
  const content = staffAccessMail(tx.site, user);
  const mailKey = `team-access:${userId}:${tx.now().toISOString()}`;
  await queueMail(tx, { mailKey, kind: 'staff-access', recipient: email, content });
  return 'Admin privileges granted to existing user';
}

/** Someone else may have signed up with this address; only the invitation may open an account with a role. */
async function forgetUnprovenPassword(tx: Ctx, email: string): Promise<void> {
  const user = await findUserByEmail(tx, email);
  if (!user || user.emailConfirmedAt || user.passwordHash === null) return;
  await tx.db
    .update(authUsers)
    .set({ passwordHash: null, updatedAt: tx.now() })
    .where(and(eq(authUsers.id, user.id), isNull(authUsers.emailConfirmedAt)));
  await tx.db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, user.id));
}
