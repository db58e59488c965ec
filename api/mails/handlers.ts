import { AppError } from '#domain/errors.ts';
import { findMail, listMails } from '#domain/mails/queries.ts';
import type { Call } from '../http/call.ts';

export async function readMails({ ctx }: Call, input: { search?: string | undefined }) {
  const mails = await listMails(ctx, input);
  return { mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) };
}

export async function readMail({ ctx }: Call, { mailId }: { mailId: string }) {
  const mail = await findMail(ctx, mailId);
  if (!mail) throw new AppError('not_found', 'There is no such mail.');
  const { id, kind, recipient, subject, status, html, text, messageId, lastError, createdAt } = mail;
  return {
    mail: {
      id,
      kind,
      recipient,
      subject,
      status,
      html,
      text,
      messageId,
      lastError,
      createdAt: createdAt.toISOString(),
    },
  };
}
