import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import type { MailHome } from '../mails/mail-home.ts';
import { hasMail, queueMail } from '../mails/queue-mail.ts';
import type { MailContent } from '../mails/render-mail.ts';
import { setUpAccountMail, staffInviteMail } from '../mails/templates/account-mails.ts';
import { setUpAnsweringMail } from '../mails/templates/answering-mails.ts';
import type { UserRow } from './account.ts';
import { withdrawPasswords } from './contested-account.ts';
import { issueLink } from './issue-link.ts';
import { findUserByEmail } from './queries.ts';
import { requireEmail } from './require-input.ts';
import { chooseRedirect } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'site'>;

export type Invitation = {
  email: string;
  firstName: string;
  lastName?: string;
  phone?: string;
  /** Identifies the reason for the email; the same reason twice is one email. */
  mailKey: string;
  mail:
    | { kind: 'staff-invite' }
    | { kind: 'set-up-account'; home: MailHome | undefined }
    | { kind: 'set-up-answering' };
  /** Where the link leads, usually the page that sets a password. */
  redirectTo: string;
  invitedBy: string | null;
};

/**
 * Creates an account without a password for an address and emails the link that opens it; an account with a
 * confirmed address is left alone and gets no email. May be repeated: one email per key.
 */
export async function inviteUser(
  ctx: Ctx,
  input: Invitation,
): Promise<{ userId: string; isAlreadyConfirmed: boolean }> {
  const email = requireEmail(input.email);
  return inTransaction(ctx, async (tx) => {
    const user = await saveInvited(tx, email, input);
    if (user.emailConfirmedAt) return { userId: user.id, isAlreadyConfirmed: true };
    if (!(await hasMail(tx, input.mailKey))) await mailInvitation(tx, user, input);
    return { userId: user.id, isAlreadyConfirmed: false };
  });
}

async function saveInvited(tx: Ctx, email: string, input: Invitation): Promise<UserRow> {
  const now = tx.now();
  await tx.db
    .insert(authUsers)
    .values({ email, userMetadata: toMetadata(input), invitedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const user = await findUserByEmail(tx, email);
  if (!user) throw new Error('The user was not saved.');
  return user;
}

async function mailInvitation(tx: Ctx, user: UserRow, input: Invitation): Promise<void> {
  const redirectTo = chooseRedirect(input.redirectTo, tx.site.url, tx.accounts.allowedRedirects);
  const link = await issueLink(tx, { userId: user.id, type: 'invite', redirectTo, data: toMetadata(input) });
  const { firstName, mail, mailKey } = input;
  const content = writeInvitation(tx, mail, { firstName, link });
  // The person who signed up with this address before may not be the one invited now.
  await withdrawPasswords(tx, user.id);
  await tx.db
    .update(authUsers)
    .set({ invitedAt: tx.now(), userMetadata: toMetadata(input) })
    .where(and(eq(authUsers.id, user.id), isNull(authUsers.emailConfirmedAt)));
  await queueMail(tx, { mailKey, kind: mail.kind, recipient: user.email, content });
  await recordAudit(tx, { actorId: input.invitedBy, action: 'user_invited', subject: user.id });
}

function writeInvitation(
  { site }: Pick<Ctx, 'site'>,
  mail: Invitation['mail'],
  to: { firstName: string; link: string },
): MailContent {
  switch (mail.kind) {
    case 'staff-invite':
      return staffInviteMail(site, to);
    case 'set-up-account':
      return setUpAccountMail(site, { ...to, home: mail.home });
    case 'set-up-answering':
      return setUpAnsweringMail(site, to);
  }
}

function toMetadata({ firstName, lastName = '', phone = '' }: Invitation): Record<string, unknown> {
  return { first_name: firstName, last_name: lastName, phone };
}
