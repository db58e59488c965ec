import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { listingQuestions } from '#db/schema/questions.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { answerBuyerQuestion } from './answer-buyer-question.ts';
import { readReplyAddress } from './reply-address.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys' | 'inboundMail'>;

/**
 * Takes the agent's reply to a question as the answer. The address proves which question it is, and the sender must be
 * the agent it was mailed to. May be repeated: a question is answered once.
 */
export async function receiveAgentReply(
  ctx: Ctx,
  mail: { to: string; from: string; text: string },
): Promise<{ isAnswered: boolean }> {
  const questionId = await readReplyAddress(ctx, mail.to);
  if (!questionId) return { isAnswered: false };
  const [row] = await ctx.db
    .select({ podcastId: podcasts.id, agentEmail: podcasts.customerEmail })
    .from(listingQuestions)
    .innerJoin(listings, eq(listings.id, listingQuestions.listingId))
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listingQuestions.id, questionId));
  const answer = withoutQuoted(mail.text);
  if (!row || answer === '' || addressOf(mail.from) !== row.agentEmail.toLowerCase())
    return { isAnswered: false };
  try {
    await answerBuyerQuestion(ctx, { podcastId: row.podcastId, questionId, answer, channel: 'mail' });
    return { isAnswered: true };
  } catch (error) {
    // Answered already, or not to be published: the provider must not send it again.
    if (error instanceof AppError) return { isAnswered: false };
    throw error;
  }
}

const addressOf = (from: string) => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();

/** What the agent wrote themselves: above the quoted mail and the signature. */
export function withoutQuoted(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line) =>
    /^\s*>|^-- ?$|^_{5,}$|^\s*On .{5,120} wrote:\s*$|^-{2,} ?(?:original|forwarded) message|^(?:From|Von|De): .+@|^Sent from my /i.test(
      line,
    ),
  );
  return (end < 0 ? lines : lines.slice(0, end))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
