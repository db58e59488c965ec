import { and, eq, sql } from 'drizzle-orm';
import { MailRefused } from '#adapters/mail/contract.ts';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { jobSettings } from '../jobs.ts';

/**
 * Sends one pending email. May be repeated: a sent or abandoned email stays so. Throws if a later attempt may
 * succeed, until all attempts are used up.
 */
export async function sendMail(
  ctx: Pick<Context, 'db' | 'mail' | 'log' | 'now'>,
  mailId: string,
): Promise<void> {
  const [mail] = await ctx.db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, mailId), eq(mails.status, 'pending')))
    .returning();
  if (!mail) return;
  const { messageId, recipient: to, replyTo, subject, html, text, unsubscribeUrl } = mail;
  try {
    await ctx.mail.send({ messageId, to, replyTo, subject, html, text, unsubscribeUrl });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const isOver = error instanceof MailRefused || mail.attempts > jobSettings['send-mail'].retryLimit;
    await ctx.db
      .update(mails)
      .set(isOver ? { status: 'failed', lastError } : { lastError })
      .where(and(eq(mails.id, mailId), eq(mails.status, 'pending')));
    if (!isOver) throw error;
    ctx.log.error({ err: error, mailId, kind: mail.kind }, 'mail given up');
    return;
  }
  // Whatever the row says by now: an attempt that timed out may still have gone through, and must not be repeated.
  await ctx.db
    .update(mails)
    .set({ status: 'sent', sentAt: ctx.now(), lastError: null })
    .where(eq(mails.id, mailId));
}
