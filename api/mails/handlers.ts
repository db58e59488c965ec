import { AppError } from '#domain/errors.ts';
import { findMail, listMails } from '#domain/mails/queries.ts';
import type { Handlers } from '../operation.ts';
import type { mailData } from './contract.ts';

export const mailHandlers: Handlers<typeof mailData> = {
  'GET /api/dev/mails': async ({ ctx }, input) => {
    const mails = await listMails(ctx, input);
    return { mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) };
  },
  'GET /api/dev/mails/:mailId': async ({ ctx }, { mailId }) => {
    const mail = await findMail(ctx, mailId);
    if (!mail) throw new AppError('not_found', 'There is no such email.');
    const { id, kind, recipient, subject, status, html, text, messageId, lastError } = mail;
    const createdAt = mail.createdAt.toISOString();
    return { mail: { id, kind, recipient, subject, status, html, text, messageId, lastError, createdAt } };
  },
};
