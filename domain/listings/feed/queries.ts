import { and, desc, eq, isNull, not, sql } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import { teams } from '#db/schema/teams.ts';
import type { Context } from '../../context.ts';
import type { FeedOf } from './rules.ts';

/** Files we host, because their length is known; chosen as on the public page. */
const fileUrl = sql<string>`coalesce(nullif(${podcasts.gcsFileUrl}, ''), ${podcasts.podcastFileUrl})`;

const feedEpisode = {
  podcastId: podcasts.id,
  fileUrl,
  episode: podcasts.episode,
  images: podcasts.socialMediaImages,
  createdAt: podcasts.createdAt,
  updatedAt: podcasts.updatedAt,
  slug: listings.slug,
  address: listings.address,
  city: listings.city,
  state: listings.state,
  zipCode: listings.zipCode,
  price: listings.price,
  saleStatus: listings.saleStatus,
  propertyType: listings.propertyType,
  beds: listings.beds,
  baths: listings.baths,
  sqft: listings.sqft,
  metaDescription: listings.metaDescription,
  description: listings.description,
  latitude: listings.latitude,
  longitude: listings.longitude,
  agentName: listings.agentName,
  mls: listings.mls,
};

export type FeedEpisode = Awaited<ReturnType<typeof listFeedEpisodes>>[number];

/** The newest public episodes: of one account, of one team, or all. */
export async function listFeedEpisodes(
  ctx: Pick<Context, 'db'>,
  { userId, teamId, limit }: FeedOf & { limit: number },
) {
  return ctx.db
    .select(feedEpisode)
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(
      and(
        eq(listings.status, 'active'),
        not(isWithdrawnPodcast(podcasts)),
        sql`${fileUrl} like '/files/%'`,
        userId ? eq(podcasts.userId, userId) : undefined,
        teamId ? eq(podcasts.teamId, teamId) : undefined,
      ),
    )
    .orderBy(desc(podcasts.createdAt), podcasts.id)
    .limit(limit);
}

/** The title of a team's feed. */
export async function findTeamName(ctx: Pick<Context, 'db'>, teamId: string): Promise<string | undefined> {
  const [team] = await ctx.db
    .select({ name: teams.name })
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)));
  return team?.name;
}

/** The chapters of a public episode. */
export async function findFeedChapters(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<{ title: string; startSeconds: number }[] | undefined> {
  const [row] = await ctx.db
    .select({ episode: podcasts.episode })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(and(eq(podcasts.id, podcastId), eq(listings.status, 'active')));
  return row?.episode?.chapters;
}
