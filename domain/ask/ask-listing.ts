import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { listingConversations } from '#db/schema/questions.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitCalls } from '../limit-calls.ts';
import { takeHit } from '../rate-limits.ts';
import type { Fact } from '../script/schema.ts';
import { type Answered, answerQuestion } from './answer/answer-question.ts';
import { wordWithModel } from './answer/word-with-model.ts';
import { cachedAnswer } from './cached-answer.ts';
import { loadAskSheet } from './load-ask-sheet.ts';
import { findAskedListing, findSubject } from './queries.ts';
import type { ListingAnswer, ListingQuestion } from './schema.ts';

const visitorLimits = [
  { limit: 12, windowSeconds: 60 },
  { limit: 150, windowSeconds: 86_400 },
];
/** Whoever asks from many places, one home has no more to say than this. */
const listingLimit = { limit: 300, windowSeconds: 3600 };
const tooMany = 'That’s a lot of questions at once. Please wait a little and ask again.';

type Ctx = Pick<Context, 'db' | 'site' | 'now' | 'accounts' | 'writer' | 'log'>;

/**
 * Answers a visitor's question about a published home from its facts alone. May be repeated: the same question to the
 * same facts gives the same answer. Only what the conversation is about is saved, never what was typed.
 */
export async function askListing(ctx: Ctx, input: ListingQuestion & { ip: string }): Promise<ListingAnswer> {
  await limitCalls(ctx, 'ask-listing', input.ip, visitorLimits, tooMany);
  const asked = await findAskedListing(ctx, input.slug);
  if (!asked) throw new AppError('not_found', 'This home isn’t online, so there is nothing to ask about.');
  const listingId = asked.listing.id;
  if (ctx.accounts.hasRateLimits && (await takeHit(ctx, `ask-listing:${listingId}`, listingLimit)) > 0)
    throw new AppError('too_many', tooMany);
  const conversationId = input.conversationId ?? randomUUID();
  const subject = input.conversationId ? await findSubject(ctx, input.conversationId, listingId) : undefined;
  const { sheet, version, today } = await loadAskSheet(ctx, asked);
  const answered = await cachedAnswer(
    ctx.db,
    { version, question: input.question, subject: subject ?? '' },
    () => {
      const found = answerQuestion(sheet, input.question, { today, ...(subject && { subject }) });
      return wordWithModel(ctx, sheet, input.question, found);
    },
  );
  await saveSubject(ctx, conversationId, listingId, answered.subject);
  return toListingAnswer(answered, conversationId);
}

/** A conversation id that belongs to another home starts afresh there and changes nothing here. */
async function saveSubject(ctx: Ctx, id: string, listingId: string, subject: string): Promise<void> {
  const updatedAt = ctx.now();
  await ctx.db
    .insert(listingConversations)
    .values({ id, listingId, subject, updatedAt })
    .onConflictDoUpdate({
      target: listingConversations.id,
      set: { subject, updatedAt },
      setWhere: and(eq(listingConversations.id, id), eq(listingConversations.listingId, listingId)),
    });
}

const sources: Record<Fact['source']['kind'], string> = {
  page: 'Listing page',
  description: 'Listing description',
  details: 'Listing details',
  staff: 'Edited by our staff',
  answer: 'Answered by the agent',
  order: 'Told by the agent',
  mls: 'MLS record',
};

export function toListingAnswer(
  { answer, known, kind, facts }: Answered,
  conversationId: string,
): ListingAnswer {
  return {
    answer,
    known,
    kind,
    facts: facts.map(({ id, label, value, source }) => ({
      id,
      label,
      value,
      source:
        source.kind === 'answer' && /^Answered /.test(source.excerpt) ? source.excerpt : sources[source.kind],
    })),
    conversationId,
  };
}
