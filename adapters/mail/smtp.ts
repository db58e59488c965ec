import { createTransport } from 'nodemailer';
import { Unavailable } from '../unavailable.ts';
import { type Mail, MailRefused, type OutgoingMail } from './contract.ts';

type Options = {
  /** smtp://user:password@host:port or smtps://… */
  url: string;
  from: string;
  /** For each silence of the server; the whole handover may take four times as long. */
  timeoutMs?: number;
};

const SERVICE = 'mail server';
/** One plain address: no second recipient, no line break, no misleading display name. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;

/** Hands email to an SMTP server, with a new connection for each. */
export function createSmtp({ url, from, timeoutMs = 15_000 }: Options): Mail {
  return {
    async send(mail) {
      const message = toMessage(mail, from);
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        dnsTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let deadline: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        deadline = setTimeout(() => reject(new Unavailable(SERVICE, 'took too long')), 4 * timeoutMs);
      });
      try {
        await Promise.race([transport.sendMail(message), tooLate]);
      } catch (error) {
        throw translate(error);
      } finally {
        clearTimeout(deadline);
        transport.close();
      }
    },
  };
}

function toMessage(mail: OutgoingMail, from: string) {
  const { messageId, to, replyTo, subject, html, text, unsubscribeUrl } = mail;
  for (const address of replyTo === null ? [to] : [to, replyTo]) {
    if (address.length > 254 || !ADDRESS.test(address))
      throw new MailRefused('That is not one email address.');
  }
  if (!/^<[^\s<>]+>$/.test(messageId)) throw new MailRefused('That is not a message id.');
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    messageId,
    subject: subject.replace(/\p{Cc}+/gu, ' ').trim(),
    ...(html === '' ? {} : { html }),
    text,
    ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
  };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** 5xx is final. A refused sign-in isn't: our setting is wrong, and the email can go once it is fixed. */
function translate(error: unknown): Error {
  if (error instanceof Unavailable) return error;
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode < 600 && code !== 'EAUTH';
  return isFinal ? new MailRefused(message) : new Unavailable(SERVICE, message, { cause: error });
}
