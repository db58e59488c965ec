import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import type { MailContent } from './render-mail.ts';

export type MailRequest = {
  /** Identifies the reason for the email; the same reason twice is one email. */
  mailKey: string;
  kind: string;
  recipient: string;
  replyTo?: string | null;
  content: MailContent;
};

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;

/**
 * Saves an email and the job that sends it, both or neither, in the caller's transaction if there is one. May
 * be repeated: the same key stays one email. Returns whether this call created it.
 */
export function queueMail(ctx: Ctx, request: MailRequest): Promise<boolean> {
  // An email without its job would never be sent: a repeat finds the email and adds no job.
  return inTransaction(ctx, (tx) => write(tx, request));
}

/**
 * Saves an email that the caller sends itself. May be repeated: the same key stays one email. Returns its id.
 */
export async function saveMail(ctx: Ctx, request: MailRequest): Promise<string> {
  const created = await insert(ctx, request);
  if (created) return created;
  const [known] = await ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.mailKey, request.mailKey));
  if (!known) throw new Error('The mail was not saved.');
  return known.id;
}

async function write(ctx: Ctx, request: MailRequest): Promise<boolean> {
  const mailId = await insert(ctx, request);
  if (mailId) await ctx.queue.send('send-mail', { mailId }, { key: mailId });
  return mailId !== undefined;
}

async function insert(ctx: Ctx, request: MailRequest): Promise<string | undefined> {
  const [row] = await ctx.db
    .insert(mails)
    .values({
      mailKey: request.mailKey,
      messageId: `<${randomUUID()}@${new URL(ctx.site.url).hostname}>`,
      kind: request.kind,
      recipient: request.recipient,
      replyTo: request.replyTo ?? null,
      ...request.content,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: mails.mailKey })
    .returning({ id: mails.id });
  return row?.id;
}

/** Whether an email with this key exists. */
export async function hasMail(ctx: Pick<Context, 'db'>, mailKey: string): Promise<boolean> {
  const found = await ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.mailKey, mailKey));
  return found.length > 0;
}
