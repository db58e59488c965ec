import { and, type Column, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { checkouts } from '#db/schema/checkouts.ts';
import { listings } from '#db/schema/listings.ts';
import { type EpisodeDetails, podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import type { OwnPodcast } from './schema.ts';

export type PodcastOwner = { userId: string | null; customerEmail: string };
/** The caller; an email address counts only once it is confirmed. */
export type Owner = { userId: string; email: string; isEmailConfirmed: boolean };

const maxPodcasts = 1000;

export async function findPodcastOwner(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<PodcastOwner | undefined> {
  const [row] = await ctx.db
    .select({ userId: podcasts.userId, customerEmail: podcasts.customerEmail })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  return row;
}

/** A podcast belongs to its account, or to the account whose confirmed address ordered it. */
export function isOwnedBy(owner: Owner): SQL | undefined {
  return or(
    eq(podcasts.userId, owner.userId),
    owner.isEmailConfirmed ? eq(podcasts.customerEmail, owner.email) : undefined,
  );
}

export async function listOwnPodcasts(ctx: Pick<Context, 'db'>, owner: Owner): Promise<OwnPodcast[]> {
  return readPodcasts(ctx, isOwnedBy(owner));
}

/** One of the caller's podcasts; with `owner: 'anyone'` (staff) any podcast. */
export async function findOwnPodcast(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  owner: Owner | 'anyone',
): Promise<OwnPodcast | undefined> {
  const isPodcast = eq(podcasts.id, podcastId);
  const [podcast] = await readPodcasts(
    ctx,
    owner === 'anyone' ? isPodcast : and(isPodcast, isOwnedBy(owner)),
  );
  return podcast;
}

async function readPodcasts(ctx: Pick<Context, 'db'>, condition: SQL | undefined): Promise<OwnPodcast[]> {
  const rows = await ctx.db
    .select({
      podcast: podcasts,
      checkout: { status: checkouts.status, receiptUrl: checkouts.receiptUrl },
      listing: {
        id: listings.id,
        slug: listings.slug,
        status: listings.status,
        address: listings.address,
        city: listings.city,
        state: listings.state,
        agentName: listings.agentName,
      },
    })
    .from(podcasts)
    .leftJoin(checkouts, eq(checkouts.sessionId, podcasts.paymentSessionId))
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(condition)
    .orderBy(desc(podcasts.createdAt), desc(podcasts.id))
    .limit(maxPodcasts);
  return rows.map(({ podcast, checkout, listing }) => ({
    id: podcast.id,
    listingUrl: podcast.listingUrl,
    status: podcast.status,
    hasPayment: podcast.paymentSessionId !== null,
    isPaymentConfirmed: checkout?.status === 'paid',
    amountCents: podcast.amountCents,
    receiptUrl: checkout?.receiptUrl ?? null,
    fileUrl: podcast.gcsFileUrl ?? podcast.podcastFileUrl,
    listingPageUrl: podcast.listingPageUrl,
    agentName: podcast.agentName,
    additionalDetails: podcast.additionalDetails,
    listing,
    createdAt: podcast.createdAt.toISOString(),
    updatedAt: podcast.updatedAt.toISOString(),
  }));
}

/** The caller's newest podcast about the home at an address, ignoring case. */
export async function findOwnHome(
  ctx: Pick<Context, 'db'>,
  owner: Owner,
  place: { address: string; city?: string | null | undefined; state?: string | null | undefined },
): Promise<string | undefined> {
  const isSame = (column: Column, value: string | null | undefined) =>
    value ? eq(sql`lower(${column})`, value.trim().toLowerCase()) : undefined;
  const [row] = await ctx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(
      and(
        isOwnedBy(owner),
        isSame(listings.address, place.address),
        isSame(listings.city, place.city),
        isSame(listings.state, place.state),
      ),
    )
    .orderBy(desc(podcasts.createdAt))
    .limit(1);
  return row?.id;
}

export async function findCheckoutBySession(
  ctx: Pick<Context, 'db'>,
  sessionId: string,
): Promise<typeof checkouts.$inferSelect | undefined> {
  const [checkout] = await ctx.db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  return checkout;
}

export async function findPaymentSession(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<{ sessionId: string | null } | undefined> {
  const [row] = await ctx.db
    .select({ sessionId: podcasts.paymentSessionId })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  return row;
}

/** What the player knows about a delivered episode. */
export async function findEpisode(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<EpisodeDetails | null | undefined> {
  const [row] = await ctx.db
    .select({ episode: podcasts.episode })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  return row?.episode;
}
