import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { listingQuestions } from '#db/schema/questions.ts';
import { checkText } from '#domain/compliance/check-text.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { plainText } from '../leads/rules.ts';
import { findMailHomeOfListing } from '../listings/cover/queries.ts';
import { formatAddress } from '../listings/rules.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { buyerAnswerMail } from '../mails/templates/question-mails.ts';
import { publishable } from './answer-facts.ts';
import { findBuyer } from './ask-agent.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;
type Given = { podcastId: string; questionId: string; answer: string; channel: 'mail' | 'screen' };

/**
 * Saves the agent's answer to a buyer's question, mails it to the buyer and makes it a fact of the home. A question is
 * answered once. What fair-housing law may forbid is refused with its reason, so that the agent can reword it.
 */
export async function answerBuyerQuestion(ctx: Ctx, given: Given): Promise<{ isPublished: boolean }> {
  const answer = plainText(given.answer).slice(0, 1000);
  const { verdict, reason } = checkText(answer);
  if (verdict !== 'allow')
    throw new AppError(
      'invalid',
      `Please reword your answer: ${reason ?? 'fair housing rules don’t allow it'}`,
    );
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(listingQuestions)
      .set({ answer, answeredAt: ctx.now(), answeredBy: given.channel })
      .where(
        and(
          eq(listingQuestions.id, given.questionId),
          isNull(listingQuestions.answeredAt),
          eq(
            listingQuestions.listingId,
            tx.db.select({ id: listings.id }).from(listings).where(eq(listings.podcastId, given.podcastId)),
          ),
        ),
      )
      .returning();
    if (!row) throw new AppError('conflict', 'This question was already answered, or doesn’t exist.');
    await mailBuyer({ ...ctx, ...tx }, row);
    return { isPublished: publishable(answer) !== '' };
  });
}

async function mailBuyer(tx: Ctx, question: typeof listingQuestions.$inferSelect): Promise<void> {
  const buyer = question.contactId ? await findBuyer(tx, question.contactId) : undefined;
  const [home] = await tx.db
    .select({ listing: listings, agentEmail: podcasts.customerEmail })
    .from(listings)
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listings.id, question.listingId));
  if (!buyer || !home) return;
  await queueMail(tx, {
    mailKey: `listing-answer:${question.id}`,
    kind: 'buyer-answer',
    recipient: buyer.email,
    replyTo: home.agentEmail,
    content: buyerAnswerMail(tx.site, {
      question: question.question,
      answer: question.answer ?? '',
      home: await findMailHomeOfListing(tx, home.listing.id),
      homeName: formatAddress(home.listing),
      pageUrl: `${tx.site.url}/listings/${home.listing.slug}`,
    }),
  });
}
