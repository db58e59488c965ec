import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import type { Jobs } from '../jobs.ts';
import { hasMail, queueMail } from '../mails/queue-mail.ts';
import { choosePasswordMail, confirmAndChooseMail, recoveryMail } from '../mails/templates/account-mails.ts';
import type { UserRow } from './account.ts';
import { issueLink } from './issue-link.ts';
import { metadataText } from './metadata-text.ts';
import { findUserByEmail } from './queries.ts';
import { choosePasswordAddress } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;

/** Emails the requested link if the account exists and needs it. May be repeated: one email per request. */
export async function mailAccountLink(ctx: Ctx, request: Jobs['mail-account-link']): Promise<void> {
  const mailKey = `${request.kind}:${request.requestId}`;
  await inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx, request.email);
    if (!user || (request.kind === 'confirmation' && user.emailConfirmedAt)) return;
    if (await hasMail(tx, mailKey)) return;
    await (request.kind === 'recovery' ? mailRecovery : mailConfirmation)(
      tx,
      user,
      request.redirectTo,
      mailKey,
    );
  });
}

async function mailRecovery(tx: Ctx, user: UserRow, redirectTo: string, mailKey: string): Promise<void> {
  const link = await issueLink(tx, { userId: user.id, type: 'recovery', redirectTo });
  await tx.db.update(authUsers).set({ recoverySentAt: tx.now() }).where(eq(authUsers.id, user.id));
  const content = (user.passwordHash ? recoveryMail : choosePasswordMail)(tx.site, { link });
  await queueMail(tx, { mailKey, kind: 'recovery', recipient: user.email, content });
}

/**
 * The person who requests the email again may not be the one who signed up last, so its link carries no
 * password.
 */
async function mailConfirmation(tx: Ctx, user: UserRow, redirectTo: string, mailKey: string): Promise<void> {
  const link = await issueLink(tx, {
    userId: user.id,
    type: 'invite',
    redirectTo: choosePasswordAddress(redirectTo),
  });
  await tx.db.update(authUsers).set({ confirmationSentAt: tx.now() }).where(eq(authUsers.id, user.id));
  const firstName = metadataText(user.userMetadata, 'first_name');
  const content = confirmAndChooseMail(tx.site, { firstName, link });
  await queueMail(tx, { mailKey, kind: 'confirm-sign-up', recipient: user.email, content });
}
