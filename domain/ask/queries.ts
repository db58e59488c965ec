import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions } from '#db/schema/production.ts';
import { listingConversations, listingQuestions } from '#db/schema/questions.ts';
import type { Context } from '../context.ts';
import { findPublicListing, type Listing } from '../listings/queries.ts';

export type AskedListing = {
  listing: Listing;
  podcast: typeof podcasts.$inferSelect | null;
};

/** The home behind a public address, as anyone may ask about it; what was unpublished or refunded is not there. */
export async function findAskedListing(
  ctx: Pick<Context, 'db' | 'site'>,
  slug: string,
): Promise<AskedListing | undefined> {
  const shown = await findPublicListing(ctx, slug);
  if (!shown || shown.isWithdrawn) return undefined;
  const [row] = await ctx.db
    .select({ listing: listings, podcast: podcasts })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listings.id, shown.listing.id));
  return row;
}

export type GivenAnswer = { id: string; question: string; answer: string; answeredAt: Date };

/** What the agent answered buyers about a home. */
export async function listBuyerAnswers(ctx: Pick<Context, 'db'>, listingId: string): Promise<GivenAnswer[]> {
  const { id, question, answer, answeredAt } = listingQuestions;
  const rows = await ctx.db
    .select({ id, question, answer, answeredAt })
    .from(listingQuestions)
    .where(and(eq(listingQuestions.listingId, listingId), isNotNull(answeredAt)))
    .orderBy(asc(answeredAt));
  return rows.map((row) => ({ ...row, answer: row.answer ?? '', answeredAt: row.answeredAt ?? new Date(0) }));
}

/** What the agent answered when their episode was made. */
export async function listOrderAnswers(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<{ question: string; answer: string }[]> {
  const rows = await ctx.db
    .select({ question: agentQuestions.question, answer: agentQuestions.answer })
    .from(agentQuestions)
    .where(and(eq(agentQuestions.podcastId, podcastId), isNotNull(agentQuestions.answer)));
  return rows.map(({ question, answer }) => ({ question, answer: answer ?? '' }));
}

/** The subject of a conversation about this home; another home's conversation is none. */
export async function findSubject(
  ctx: Pick<Context, 'db'>,
  conversationId: string,
  listingId: string,
): Promise<string | undefined> {
  const { id, subject } = listingConversations;
  const [row] = await ctx.db
    .select({ subject })
    .from(listingConversations)
    .where(and(eq(id, conversationId), eq(listingConversations.listingId, listingId)));
  return row?.subject;
}

/** The questions that buyers sent about a podcast's home, newest first. */
export async function listBuyerQuestions(ctx: Pick<Context, 'db'>, podcastId: string) {
  const { id, question, answer, answeredAt, createdAt } = listingQuestions;
  return ctx.db
    .select({ id, question, answer, answeredAt, createdAt })
    .from(listingQuestions)
    .innerJoin(listings, eq(listings.id, listingQuestions.listingId))
    .where(eq(listings.podcastId, podcastId))
    .orderBy(desc(createdAt))
    .limit(100);
}
