import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { contacts } from '#db/schema/leads.ts';
import { listingQuestions } from '#db/schema/questions.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { recordContact } from '../leads/record-contact.ts';
import { destinationsOf, plainText, splitName } from '../leads/rules.ts';
import { limitCalls } from '../limit-calls.ts';
import { findMailHomeOfListing } from '../listings/cover/queries.ts';
import { formatAddress } from '../listings/rules.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { agentQuestionMail } from '../mails/templates/question-mails.ts';
import { hashKey } from '../rate-limits.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { type AskedListing, findAskedListing } from './queries.ts';
import { replyAddress } from './reply-address.ts';
import type { QuestionToAgent } from './schema.ts';

const limits = [
  { limit: 6, windowSeconds: 60 },
  { limit: 30, windowSeconds: 86_400 },
];

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'keys' | 'orders' | 'inboundMail'>;

/**
 * Sends a question that the listing doesn't answer to the agent, as a lead. May be repeated: the same person asking the
 * same about a home is one question, one lead and one mail. If the hidden field is filled in, a bot sent it.
 */
export async function askAgent(ctx: Ctx, input: QuestionToAgent & { ip: string }): Promise<void> {
  await limitCalls(ctx, 'ask-agent', input.ip, limits);
  const asked = await findAskedListing(ctx, input.slug);
  if (!asked) throw new AppError('not_found', 'This home isn’t online, so there is nobody to ask.');
  if (input.website) return;
  const question = plainText(input.question).slice(0, 500);
  const key = hashKey(
    JSON.stringify([asked.listing.id, input.email, question.toLowerCase().replace(/\W+/g, ' ').trim()]),
  );
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(listingQuestions)
      .values({ listingId: asked.listing.id, questionKey: key, question, createdAt: ctx.now() })
      .onConflictDoNothing({ target: listingQuestions.questionKey })
      .returning({ id: listingQuestions.id });
    if (!row) return;
    const contactId = await saveLead({ ...ctx, ...tx }, asked, input, question, key);
    await tx.db.update(listingQuestions).set({ contactId }).where(eq(listingQuestions.id, row.id));
    await mailAgent({ ...ctx, ...tx }, asked, { ...input, question, questionId: row.id });
  });
}

async function saveLead(
  tx: Ctx,
  { listing, podcast }: AskedListing,
  { name, email, reachSource }: QuestionToAgent,
  message: string,
  key: string,
): Promise<string> {
  const leadId = await recordContact(
    tx,
    {
      contactType: 'listing_lead',
      sourceKey: `listing-question:${key}`,
      ...splitName(name),
      email,
      message,
      listingUrl: listing.sourceUrl ?? '',
      listingId: listing.id,
      details: {
        source: 'Ask about this home',
        listingAddress: formatAddress(listing),
        ...(reachSource ? { reachSource } : {}),
      },
    },
    destinationsOf('listing_lead'),
  );
  if (podcast) {
    const lead = {
      id: leadId,
      ...splitName(name),
      email,
      phone: '',
      message,
      source: reachSource ?? 'direct',
    };
    await recordEvent(tx, {
      type: 'lead.created',
      podcastId: podcast.id,
      data: { listingId: listing.id, lead },
    });
  }
  return leadId;
}

async function mailAgent(
  tx: Ctx,
  { listing, podcast }: AskedListing,
  asked: QuestionToAgent & { questionId: string },
): Promise<void> {
  if (!podcast?.customerEmail) return;
  const reply = await replyAddress(tx, asked.questionId);
  await queueMail(tx, {
    mailKey: `listing-question:${asked.questionId}`,
    kind: 'agent-question',
    recipient: podcast.customerEmail,
    replyTo: reply ?? null,
    content: agentQuestionMail(tx.site, {
      buyer: asked.name,
      email: asked.email,
      question: asked.question,
      home: await findMailHomeOfListing(tx, listing.id),
      homeName: formatAddress(listing),
      answerUrl: `${tx.site.url}/marketing/${podcast.id}#questions`,
      canReply: reply !== undefined,
    }),
  });
}

/** The buyer behind a question. */
export async function findBuyer(ctx: Pick<Context, 'db'>, contactId: string) {
  const [buyer] = await ctx.db.select().from(contacts).where(eq(contacts.id, contactId));
  return buyer;
}
