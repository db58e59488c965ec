import { and, type Column, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { checkouts } from '#db/schema/checkouts.ts';
import { listings } from '#db/schema/listings.ts';
import { type EpisodeDetails, podcasts } from '#db/schema/podcasts.ts';
import { teamMembers } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import { isManaging } from '../teams/rules.ts';
import type { OwnPodcast } from './schema.ts';

export type PodcastOwner = { userId: string | null; customerEmail: string; teamId: string | null };
/**
 * The caller; an email address counts only once it is confirmed. With a team, the caller acts only for it.
 */
export type Owner = {
  userId: string;
  email: string;
  isEmailConfirmed: boolean;
  teamId?: string | null | undefined;
};

const maxPodcasts = 1000;

export async function findPodcastOwner(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<PodcastOwner | undefined> {
  const [row] = await ctx.db
    .select({ userId: podcasts.userId, customerEmail: podcasts.customerEmail, teamId: podcasts.teamId })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  return row;
}

/** Who may see a podcast: accounts, and the account with a confirmed address if it belongs to no team. */
export async function findPodcastViewers(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<{ userIds: (string | null)[]; email: string | null } | undefined> {
  const owner = await findPodcastOwner(ctx, podcastId);
  if (!owner) return undefined;
  const { teamId, userId, customerEmail } = owner;
  if (!teamId) return { userIds: [userId], email: customerEmail };
  const members = await ctx.db.select().from(teamMembers).where(eq(teamMembers.teamId, teamId));
  const viewers = members.filter((member) => isManaging(member.role) || member.userId === userId);
  return { userIds: viewers.map((member) => member.userId), email: null };
}

/**
 * A podcast belongs to the team it was ordered for, or else to its account or the account whose confirmed address
 * ordered it.
 */
export function isOwnedBy(owner: Owner): SQL | undefined {
  if (owner.teamId) return eq(podcasts.teamId, owner.teamId);
  return and(
    isNull(podcasts.teamId),
    or(
      eq(podcasts.userId, owner.userId),
      owner.isEmailConfirmed ? eq(podcasts.customerEmail, owner.email) : undefined,
    ),
  );
}

/** What a person ordered: their own podcasts, and those for a team that they are still on. */
function isOrderedBy(person: Owner): SQL | undefined {
  return or(isOwnedBy(person), and(eq(podcasts.userId, person.userId), isOnTeam(person.userId)));
}

/** What a person may open: also every podcast of a team that they manage. */
export function isSeenBy(person: Owner): SQL | undefined {
  return or(isOrderedBy(person), isOnTeam(person.userId, sql`and role in ('owner', 'admin')`));
}

function isOnTeam(userId: string, withRole = sql``): SQL {
  return sql`exists (select 1 from ${teamMembers}
    where team_id = ${podcasts.teamId} and user_id = ${userId} ${withRole})`;
}

export async function listOwnPodcasts(ctx: Pick<Context, 'db'>, owner: Owner): Promise<OwnPodcast[]> {
  return readPodcasts(ctx, isOrderedBy(owner));
}

/** A podcast that the caller may open; with `owner: 'anyone'` (staff) any podcast. */
export async function findOwnPodcast(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  owner: Owner | 'anyone',
): Promise<OwnPodcast | undefined> {
  const isPodcast = eq(podcasts.id, podcastId);
  const [podcast] = await readPodcasts(ctx, owner === 'anyone' ? isPodcast : and(isPodcast, isSeenBy(owner)));
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
    firstName: podcast.customerFirstName,
    agentName: podcast.agentName,
    additionalDetails: podcast.additionalDetails,
    listing,
    createdAt: podcast.createdAt.toISOString(),
    updatedAt: podcast.updatedAt.toISOString(),
  }));
}

/** The newest podcast that the caller may open about the home at an address, ignoring case. */
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
        isSeenBy(owner),
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
