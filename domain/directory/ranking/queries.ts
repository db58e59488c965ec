import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { oncePerDb } from '#db/once-per-db.ts';
import { businessCategories, businesses, featuredBusinesses, reviewTotals } from '#db/schema/directory.ts';
import type { Context } from '../../context.ts';
import { BUSINESSES_PER_CATEGORY, SAMPLE_KEY } from '../rules.ts';

export type RankedBusiness = {
  id: string;
  name: string;
  description: string;
  address: string;
  services: string[];
  websiteUrl: string | null;
  googlePlaceId: string | null;
  yelpBusinessId: string | null;
  /** Part of the demo data: nothing in it leads to a real site. */
  isSample: boolean;
  isFeatured: boolean;
  googleReviews: number;
  yelpReviews: number;
  /** The mean of our own reviews; null if there are none. */
  averageRating: number | null;
  /** The platform's own rating, while its terms let us store it. */
  googleRating: number | null;
  yelpRating: number | null;
};
export type CategoryRanking = { slug: string; name: string; businesses: RankedBusiness[] };

const fromPlatform = (platform: string) =>
  sql`${reviewTotals.platform} = ${platform} and ${reviewTotals.source} = 'platform'`;
const fromReviews = (platform: string) =>
  sql`${reviewTotals.platform} = ${platform} and ${reviewTotals.source} = 'reviews'`;

/** The top businesses of each category that has any: the featured one first, then by number of Google reviews. */
export async function listTopBusinesses(
  ctx: Pick<Context, 'db'>,
  marketId: string,
): Promise<CategoryRanking[]> {
  return groupByCategory(await topBusinesses(ctx.db).execute({ marketId }));
}

const topBusinesses = oncePerDb(prepareTopBusinesses);

/** Ranks using indexes alone, then reads the details of the few that are shown. */
function prepareTopBusinesses(db: Context['db']) {
  const isFresh = sql`(${reviewTotals.expiresAt} is null or ${reviewTotals.expiresAt} > now())`;
  // We use a platform's own figures while its terms let us store them; otherwise our own reviews.
  const countOn = (platform: string) => sql<number>`coalesce(
    max(${reviewTotals.reviewCount}) filter (where ${fromPlatform(platform)} and ${isFresh}),
    max(${reviewTotals.reviewCount}) filter (where ${fromReviews(platform)}), 0)`;
  const ratingOn = (platform: string) => sql<number | null>`(
    max(round(${reviewTotals.ratingSum} / ${reviewTotals.reviewCount}, 1)) filter (where ${fromPlatform(platform)} and ${isFresh}))::float`;
  const isOurs = sql`${reviewTotals.source} = 'reviews'`;
  const onGoogle = db
    .select({ reviews: countOn('google').as('reviews') })
    .from(reviewTotals)
    .where(
      and(
        eq(reviewTotals.businessId, businesses.id),
        eq(reviewTotals.platform, 'google'),
        gt(reviewTotals.reviewCount, 0),
      ),
    )
    .as('on_google');
  const isFeatured = sql<boolean>`${featuredBusinesses.id} is not null`;
  const inOrder = sql`${isFeatured} desc, ${onGoogle.reviews} desc, ${businesses.name}, ${businesses.id}`;
  // The data may contain a business twice, or two branches of it: show one per name.
  const named = db
    .select({
      id: businesses.id,
      categoryId: businesses.categoryId,
      isFeatured: isFeatured.as('is_featured'),
      at: sql<number>`row_number() over (partition by ${businesses.categoryId} order by ${inOrder})`.as('at'),
      ofName: sql<number>`row_number() over (
        partition by ${businesses.categoryId}, lower(${businesses.name}) order by ${inOrder})`.as('of_name'),
    })
    .from(businesses)
    .leftJoinLateral(onGoogle, sql`true`)
    .leftJoin(
      featuredBusinesses,
      and(
        eq(featuredBusinesses.businessId, businesses.id),
        eq(featuredBusinesses.marketId, businesses.marketId),
        eq(featuredBusinesses.categoryId, businesses.categoryId),
        eq(featuredBusinesses.position, 1),
        eq(featuredBusinesses.isActive, true),
      ),
    )
    .where(eq(businesses.marketId, sql.placeholder('marketId')))
    .as('named');
  const ranked = db
    .select({
      id: named.id,
      categoryId: named.categoryId,
      isFeatured: named.isFeatured,
      place: sql<number>`row_number() over (partition by ${named.categoryId} order by ${named.at})`.as(
        'place',
      ),
    })
    .from(named)
    .where(eq(named.ofName, 1))
    .as('ranked');
  const totals = db
    .select({
      googleReviews: countOn('google').as('google_reviews'),
      yelpReviews: countOn('yelp').as('yelp_reviews'),
      googleRating: ratingOn('google').as('google_rating'),
      yelpRating: ratingOn('yelp').as('yelp_rating'),
      // Only our own reviews: no platform lets us mix its rating with another's.
      averageRating: sql<number | null>`round(sum(${reviewTotals.ratingSum}) filter (where ${isOurs})
        / sum(${reviewTotals.reviewCount}) filter (where ${isOurs}), 1)::float`.as('average_rating'),
    })
    .from(reviewTotals)
    .where(and(eq(reviewTotals.businessId, ranked.id), gt(reviewTotals.reviewCount, 0)))
    .as('totals');
  return db
    .select({
      category: { slug: businessCategories.slug, name: businessCategories.name },
      business: {
        id: businesses.id,
        name: businesses.name,
        description: businesses.description,
        address: businesses.address,
        services: businesses.services,
        websiteUrl: businesses.websiteUrl,
        googlePlaceId: businesses.googlePlaceId,
        yelpBusinessId: businesses.yelpBusinessId,
        isSample: sql<boolean>`${businesses.externalKey} like ${`${SAMPLE_KEY}%`}`,
        isFeatured: ranked.isFeatured,
        googleReviews: totals.googleReviews,
        yelpReviews: totals.yelpReviews,
        averageRating: totals.averageRating,
        googleRating: totals.googleRating,
        yelpRating: totals.yelpRating,
      },
    })
    .from(ranked)
    .innerJoin(businessCategories, eq(businessCategories.id, ranked.categoryId))
    .innerJoin(businesses, eq(businesses.id, ranked.id))
    .innerJoinLateral(totals, sql`true`)
    .where(and(lte(ranked.place, BUSINESSES_PER_CATEGORY), eq(businessCategories.isActive, true)))
    .orderBy(asc(businessCategories.displayOrder), asc(businessCategories.name), asc(ranked.place))
    .prepare('');
}

type RankedRow = { category: { slug: string; name: string }; business: RankedBusiness };

function groupByCategory(rows: RankedRow[]): CategoryRanking[] {
  const rankings = new Map<string, CategoryRanking>();
  for (const { category, business } of rows) {
    const ranking = rankings.get(category.slug) ?? { ...category, businesses: [] };
    ranking.businesses.push(business);
    rankings.set(category.slug, ranking);
  }
  return [...rankings.values()];
}
