import { and, desc, eq, not, sql } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';

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

/** The newest public episodes, of one account or all. */
export async function listFeedEpisodes(
  ctx: Pick<Context, 'db'>,
  { userId, limit }: { userId?: string; limit: number },
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
      ),
    )
    .orderBy(desc(podcasts.createdAt), podcasts.id)
    .limit(limit);
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
