import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { questionsMail } from '../mails/templates/episode-mails.ts';
import { findHomeName } from './queries.ts';
import { fingerprint } from './run/fingerprint.ts';

/** Tells the customer which questions wait on the account page. The same questions are mailed once. */
export async function mailQuestions(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site'>,
  podcastId: string,
  asked: { id: string; question: string }[],
): Promise<void> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast?.customerEmail) return;
  await queueMail(ctx, {
    mailKey: `agent-questions:${podcastId}:${fingerprint(asked.map(({ id }) => id).sort())}`,
    kind: 'agent-questions',
    recipient: podcast.customerEmail,
    content: questionsMail(ctx.site, {
      firstName: podcast.customerFirstName,
      home: await findHomeName(ctx, podcastId),
      questions: asked.map(({ question }) => question),
    }),
  });
}
