import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { alreadyRegisteredMail, confirmSignUpMail } from '../mails/templates/account-mails.ts';
import type { UserRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { hasAdminRole } from './admins.ts';
import { requireEmail, requireMetadata, requireStrongPassword } from './check-input.ts';
import { issueLink } from './issue-link.ts';
import { metadataText } from './metadata-text.ts';
import { hashPassword } from './password-hash.ts';
import { findUserByEmail } from './queries.ts';
import { takeMailTurn } from './request-limits.ts';
import { chooseRedirect } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'keys' | 'now' | 'site'>;

export type SignUpInput = {
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  data: unknown;
  redirectTo: string | undefined;
  ip: string;
};

/** What the caller is told; the same for an address that already has an account. */
export type PendingUser = { id: string; email: string; metadata: Record<string, unknown>; at: Date };

/**
 * Asks an address to confirm its new account, or tells the owner of an existing one. May be repeated after the
 * mail gap: each mail carries the password and data of its own sign-up, and the one that is used decides.
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<PendingUser> {
  const { email, password, metadata } = checkInput(ctx, input);
  const passwordHash = await hashPassword(ctx, password);
  const decoyId = await makeDecoyId(ctx, email);
  return inTransaction(ctx, async (tx) => {
    await takeMailTurn(tx, 'confirmation', email);
    const known = await findUserByEmail(tx, email);
    // An invitation to the team must not turn into an account with a stranger's password.
    if (known && (known.emailConfirmedAt || (await hasAdminRole(tx, known.id)))) {
      await tellOwner(tx, known);
      await recordAudit(tx, { actorId: null, action: 'sign_up_repeated', subject: known.id, ip: input.ip });
      return { id: decoyId, email, metadata, at: tx.now() };
    }
    const user = await keepUser(tx, known, { email, passwordHash, metadata });
    const redirectTo = chooseRedirect(input.redirectTo, tx.site.url, tx.accounts.allowedRedirects);
    const link = await issueLink(tx, {
      userId: user.id,
      type: 'signup',
      redirectTo,
      passwordHash,
      data: metadata,
    });
    await queueMail(tx, {
      mailKey: `confirm-sign-up:${randomUUID()}`,
      kind: 'confirm-sign-up',
      recipient: email,
      content: confirmSignUpMail(tx.site, { firstName: metadataText(metadata, 'first_name'), link }),
    });
    await tx.queue.send('record-sign-up-lead', { userId: user.id }, { key: user.id });
    await recordAudit(tx, { actorId: user.id, action: 'signed_up', ip: input.ip });
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

/** Stable for an address, as the id of an unconfirmed account is: asking twice tells nothing. */
async function makeDecoyId(ctx: Ctx, email: string): Promise<string> {
  const [key = ''] = await ctx.keys.refreshKeys();
  const hex = createHmac('sha256', key).update(`decoy ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function tellOwner(tx: Ctx, user: UserRow): Promise<void> {
  await queueMail(tx, {
    mailKey: `already-registered:${randomUUID()}`,
    kind: 'already-registered',
    recipient: user.email,
    content: alreadyRegisteredMail(tx.site),
  });
}

/** Until the address is confirmed the row only remembers the newest sign-up, for a mail that is sent again. */
async function keepUser(
  tx: Ctx,
  known: UserRow | undefined,
  {
    email,
    passwordHash,
    metadata,
  }: { email: string; passwordHash: string; metadata: Record<string, unknown> },
): Promise<UserRow> {
  const values = { passwordHash, userMetadata: metadata, confirmationSentAt: tx.now(), updatedAt: tx.now() };
  const [user] = known
    ? await tx.db.update(authUsers).set(values).where(eq(authUsers.id, known.id)).returning()
    : await tx.db
        .insert(authUsers)
        .values({ ...values, email, createdAt: tx.now() })
        .returning();
  if (!user) throw new Error('The user vanished while signing up.');
  return user;
}
