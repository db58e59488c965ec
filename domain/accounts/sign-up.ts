import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  alreadyRegisteredMail,
  confirmAndChooseMail,
  confirmSignUpMail,
  staffInviteMail,
} from '../mails/templates/account-mails.ts';
import type { UserRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { hasAdminRole } from './admins.ts';
import { agreedData, isContestedAccount, SIGNED_UP, withdrawPasswords } from './contested-account.ts';
import { issueLink } from './issue-link.ts';
import { takeMailTurn } from './limit-requests.ts';
import { metadataText } from './metadata-text.ts';
import { hashPassword } from './password-hash.ts';
import { requireEmail, requireMetadata, requireStrongPassword } from './require-input.ts';
import { choosePasswordAddress, chooseRedirect } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'keys' | 'now' | 'site'>;

export type SignUpInput = {
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  data: unknown;
  redirectTo: string | undefined;
  ip: string;
};

/** The response to the caller; the same for an address that already has an account. */
export type PendingUser = { id: string; email: string; metadata: Record<string, unknown>; at: Date };

/**
 * Asks an address to confirm its new account, or notifies the owner of an existing one. May be repeated after the
 * email gap: each email carries the password and data of its own sign-up, and the one that is used counts. If someone
 * else may have requested the account, and for staff, the password is chosen after the click instead.
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<PendingUser> {
  const { email, password, metadata } = checkInput(ctx, input);
  const passwordHash = await hashPassword(ctx, password);
  const decoyId = await makeDecoyId(ctx, email);
  return inTransaction(ctx, async (tx) => {
    await takeMailTurn(tx, 'confirmation', email);
    const known = await lockUser(tx, email);
    // An invitation to the team must not become an account with a stranger's password.
    if (known && (known.emailConfirmedAt || (await hasAdminRole(tx, known.id)))) {
      await mailOwner(tx, known);
      await recordAudit(tx, { actorId: null, action: 'sign_up_repeated', subject: known.id, ip: input.ip });
      return { id: decoyId, email, metadata, at: tx.now() };
    }
    const isStaff = tx.accounts.staffEmails.includes(email);
    const user = await saveUser(tx, known, isStaff ? { email } : { email, passwordHash, metadata });
    if (isStaff || (known && (await isContestedAccount(tx, known, input.ip)))) {
      await withdrawPasswords(tx, user.id);
      await mailChoice(tx, user, { isStaff, redirectTo: redirectOf(tx, input) });
    } else await mailConfirmation(tx, user, { passwordHash, metadata, redirectTo: redirectOf(tx, input) });
    if (!isStaff) await tx.queue.send('record-sign-up-lead', { userId: user.id }, { key: user.id });
    await recordAudit(tx, { actorId: user.id, action: SIGNED_UP, ip: input.ip });
    return { id: user.id, email, metadata, at: tx.now() };
  });
}

function checkInput(ctx: Ctx, { email, phone, password, data }: SignUpInput) {
  if (!email && !phone) {
    throw new AccountError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!password) throw new AccountError(400, 'validation_failed', 'Signup requires a valid password');
  requireStrongPassword(password);
  if (!email) throw new AccountError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (phone) {
    const message = 'Only an email address or phone number should be provided on signup.';
    throw new AccountError(400, 'validation_failed', message);
  }
  const address = requireEmail(email);
  const metadata = requireMetadata(data);
  if (!ctx.accounts.isSignUpOpen) {
    throw new AccountError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  return { email: address, password, metadata };
}

/** Stable per address, like the id of an unconfirmed account: asking twice reveals nothing. */
async function makeDecoyId(ctx: Ctx, email: string): Promise<string> {
  const [key = ''] = await ctx.keys.refreshKeys();
  const hex = createHmac('sha256', key).update(`decoy ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function mailOwner(tx: Ctx, user: UserRow): Promise<void> {
  await queueMail(tx, {
    mailKey: `already-registered:${randomUUID()}`,
    kind: 'already-registered',
    recipient: user.email,
    content: alreadyRegisteredMail(tx.site),
  });
}

/** Locked, so a link that is used at this moment is seen: from then on the account is its owner's. */
async function lockUser(tx: Ctx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx.db.select().from(authUsers).where(eq(authUsers.email, email)).for('update');
  return user;
}

function redirectOf(ctx: Ctx, input: SignUpInput): string {
  return chooseRedirect(input.redirectTo, ctx.site.url, ctx.accounts.allowedRedirects);
}

/** Until the address is confirmed, the row's password only lets sign-in tell its owner what is missing. */
async function saveUser(
  tx: Ctx,
  known: UserRow | undefined,
  given: { email: string; passwordHash?: string; metadata?: Record<string, unknown> },
): Promise<UserRow> {
  const { email, passwordHash = null, metadata = {} } = given;
  const userMetadata = known ? agreedData(known.userMetadata, metadata) : metadata;
  const values = { passwordHash, userMetadata, confirmationSentAt: tx.now(), updatedAt: tx.now() };
  const [user] = known
    ? await tx.db.update(authUsers).set(values).where(eq(authUsers.id, known.id)).returning()
    : await tx.db
        .insert(authUsers)
        .values({ ...values, email, createdAt: tx.now() })
        .returning();
  if (!user) throw new Error('The user was not saved.');
  return user;
}

async function mailConfirmation(
  tx: Ctx,
  user: UserRow,
  asked: { passwordHash: string; metadata: Record<string, unknown>; redirectTo: string },
): Promise<void> {
  const { passwordHash, metadata: data, redirectTo } = asked;
  const link = await issueLink(tx, { userId: user.id, type: 'signup', redirectTo, passwordHash, data });
  await queueMail(tx, {
    mailKey: `confirm-sign-up:${randomUUID()}`,
    kind: 'confirm-sign-up',
    recipient: user.email,
    content: confirmSignUpMail(tx.site, { firstName: metadataText(data, 'first_name'), link }),
  });
}

async function mailChoice(
  tx: Ctx,
  user: UserRow,
  { isStaff, redirectTo }: { isStaff: boolean; redirectTo: string },
): Promise<void> {
  const link = await issueLink(tx, {
    userId: user.id,
    type: 'invite',
    redirectTo: choosePasswordAddress(redirectTo),
  });
  const kind = isStaff ? 'staff-invite' : 'confirm-sign-up';
  const mail = isStaff ? staffInviteMail : confirmAndChooseMail;
  const content = mail(tx.site, { firstName: metadataText(user.userMetadata, 'first_name'), link });
  await queueMail(tx, { mailKey: `${kind}:${randomUUID()}`, kind, recipient: user.email, content });
}
