import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { writeAccountLink } from '../../accounts/write-account-link.ts';
import type { Context } from '../../context.ts';
import { findMailHome } from '../../listings/cover/queries.ts';
import { hasMail, queueMail } from '../../mails/queue-mail.ts';
import { photoQuestionsMail, questionsMail } from '../../mails/templates/episode-mails.ts';
import { isPhotoQuestion } from '../rules.ts';
import { hashValue } from './hash-value.ts';

/** Emails the customer the questions that wait on the account page. The same questions are sent once. */
export async function mailQuestions(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  podcastId: string,
  asked: { id: string; field: string; question: string }[],
): Promise<void> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast?.customerEmail) return;
  const { customerEmail: recipient, customerFirstName: firstName } = podcast;
  const mailKey = `agent-questions:${podcastId}:${hashValue(asked.map(({ id }) => id).sort())}`;
  await inTransaction(ctx, async (tx) => {
    const home = await findMailHome(tx, podcastId);
    if (!home || (await hasMail(tx, mailKey))) return;
    const write = asked.every(({ field }) => isPhotoQuestion(field)) ? photoQuestionsMail : questionsMail;
    const content = write(tx.site, {
      firstName,
      home,
      questions: asked.map(({ question }) => question),
      account: await writeAccountLink(tx, recipient),
    });
    await queueMail(tx, { mailKey, kind: 'agent-questions', recipient, content });
  });
}
