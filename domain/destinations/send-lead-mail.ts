import { eq } from 'drizzle-orm';
import type { VendorAnswer } from '#adapters/lead-vendors/contract.ts';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { saveMail } from '../mails/queue-mail.ts';
import type { MailContent } from '../mails/render-mail.ts';
import { sendMail } from '../mails/send-mail.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'mail' | 'log'>;
export type LeadMail = { mailKey: string; to: string; replyTo: string | null; content: MailContent };

/**
 * Sends a lead as one email now. May be repeated: the email keeps its Message-ID, by which a receiver recognizes it, and
 * one that the mail server accepted isn't sent again.
 */
export async function sendLeadMail(
  ctx: Ctx,
  { mailKey, to, replyTo, content }: LeadMail,
): Promise<VendorAnswer> {
  const mailId = await saveMail(ctx, { mailKey, kind: 'destination-lead', recipient: to, replyTo, content });
  try {
    await sendMail(ctx, mailId);
  } catch {
    return { kind: 'busy', says: 'Our mail server is not available right now.' };
  }
  const [mail] = await ctx.db
    .select({ status: mails.status, lastError: mails.lastError })
    .from(mails)
    .where(eq(mails.id, mailId));
  if (mail?.status === 'sent') return { kind: 'taken', says: `We mailed it to ${to}.` };
  const reason = (mail?.lastError ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, 200);
  return { kind: 'refused', says: `The mail to ${to} was refused.${reason && ` It says: “${reason}”`}` };
}

/** Lets an abandoned email be sent once more. */
export async function reopenLeadMail(ctx: Pick<Context, 'db'>, mailKey: string): Promise<void> {
  await ctx.db.update(mails).set({ status: 'pending', attempts: 0 }).where(eq(mails.mailKey, mailKey));
}
