import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions, productionRuns, productionSteps, reviewItems } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { nameHome } from '../listings/rules.ts';
import { producibleStatuses } from '../podcasts/status/rules.ts';
import { type StepName, stepNames } from './rules.ts';

export type Run = typeof productionRuns.$inferSelect;
export type RunStep = typeof productionSteps.$inferSelect & { name: StepName };
export type ReviewItem = typeof reviewItems.$inferSelect;
export type OpenReview = ReviewItem & {
  listingUrl: string;
  customerEmail: string;
  home: string;
  orderedAt: Date;
  isDelivered: boolean;
  isPaidOnline: boolean;
};

/** The home as people call it. */
export async function findHomeName(ctx: Pick<Context, 'db'>, podcastId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ listingUrl: podcasts.listingUrl, listing: listings })
    .from(podcasts)
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.id, podcastId));
  return nameHome(row?.listing ?? null, row?.listingUrl ?? '');
}

export async function findRun(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Run | undefined> {
  const [run] = await ctx.db.select().from(productionRuns).where(eq(productionRuns.podcastId, podcastId));
  return run as Run | undefined;
}

/** Every run of every step, in order. */
export async function listSteps(ctx: Pick<Context, 'db'>, podcastId: string): Promise<RunStep[]> {
  const rows = await ctx.db
    .select()
    .from(productionSteps)
    .where(eq(productionSteps.podcastId, podcastId))
    .orderBy(asc(productionSteps.attempt));
  const place = ({ name }: RunStep) => stepNames.indexOf(name);
  // Two may start in the same millisecond, but an attempt never goes back.
  return (rows as RunStep[]).sort((a, b) => a.attempt - b.attempt || place(a) - place(b));
}

export function listQuestions(ctx: Pick<Context, 'db'>, podcastId: string) {
  return ctx.db
    .select()
    .from(agentQuestions)
    .where(eq(agentQuestions.podcastId, podcastId))
    .orderBy(asc(agentQuestions.askedAt), asc(agentQuestions.field));
}

export function listReviews(ctx: Pick<Context, 'db'>, podcastId: string): Promise<ReviewItem[]> {
  return ctx.db
    .select()
    .from(reviewItems)
    .where(eq(reviewItems.podcastId, podcastId))
    .orderBy(desc(reviewItems.openedAt));
}

/** What is waiting for staff, longest first; canceled orders are left out. */
export async function listOpenReviews(ctx: Pick<Context, 'db'>, limit: number): Promise<OpenReview[]> {
  const rows = await ctx.db
    .select({ item: reviewItems, podcast: podcasts, listing: listings })
    .from(reviewItems)
    .innerJoin(podcasts, eq(podcasts.id, reviewItems.podcastId))
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(and(isNull(reviewItems.closedAt), inArray(podcasts.status, producibleStatuses)))
    .orderBy(asc(reviewItems.openedAt), asc(reviewItems.id))
    .limit(limit);
  return rows.map(({ item, podcast, listing }) => ({
    ...item,
    listingUrl: podcast.listingUrl,
    customerEmail: podcast.customerEmail,
    home: nameHome(listing, podcast.listingUrl),
    orderedAt: podcast.createdAt,
    isDelivered: podcast.status === 'completed',
    isPaidOnline: podcast.paymentSessionId !== null,
  }));
}
