import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { escapeLike } from '../escape-like.ts';

export type MailSummary = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  status: string;
  createdAt: Date;
};

export type StoredMail = typeof mails.$inferSelect;

const MAX_MAILS = 100;

/** The newest emails first; the search covers recipient, subject and text. */
export async function listMails(
  ctx: Pick<Context, 'db'>,
  { search = '' }: { search?: string | undefined } = {},
): Promise<MailSummary[]> {
  const { id, kind, recipient, subject, status, createdAt } = mails;
  const words = search.split(/\s+/).filter((word) => word !== '');
  return ctx.db
    .select({ id, kind, recipient, subject, status, createdAt })
    .from(mails)
    .where(
      and(
        ...words.map((word) =>
          or(ilike(recipient, like(word)), ilike(subject, like(word)), ilike(mails.text, like(word))),
        ),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_MAILS);
}

export async function findMail(ctx: Pick<Context, 'db'>, mailId: string): Promise<StoredMail | undefined> {
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mailId));
  return mail;
}

function like(word: string): string {
  return `%${escapeLike(word)}%`;
}
