import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { mails } from '#db/schema/operations.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { clearFigures } from './cached-figures.ts';
import { canSendAgain } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
type SendMailAgain = { mailId: string; actor: Pick<AuditEntry, 'actorId' | 'ip'> };

/**
 * Gives a failed email a new series of attempts; refused while it's pending or after it was sent, so no one gets it
 * twice.
 */
export function sendMailAgain(ctx: Ctx, { mailId, actor }: SendMailAgain): Promise<void> {
  const queued = inTransaction(ctx, async (tx) => {
    const [mail] = await tx.db.select().from(mails).where(eq(mails.id, mailId)).for('update');
    if (!mail) throw new AppError('not_found', 'This email no longer exists.');
    if (mail.status === 'sent') throw new AppError('conflict', 'This email has already been sent.');
    if (mail.status === 'pending')
      throw new AppError('conflict', 'This email is already waiting to be sent.');
    if (!canSendAgain(mail, tx.now()))
      throw new AppError('conflict', 'Its link no longer works. They can request a new one at sign-in.');
    // The last error stays until the email is sent, so it remains listed as failed.
    await tx.db.update(mails).set({ status: 'pending', attempts: 0 }).where(eq(mails.id, mailId));
    await tx.queue.send('send-mail', { mailId }, { key: mailId });
    await recordAudit(tx, {
      ...actor,
      action: 'mail.sent_again',
      subject: mailId,
      details: { mail: mail.kind, recipient: mail.recipient },
    });
  });
  return queued.finally(() => clearFigures(ctx.db));
}
