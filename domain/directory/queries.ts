import { and, asc, eq, lte, sql } from 'drizzle-orm';
import {
  businessCategories,
  businesses,
  businessReviews,
  featuredBusinesses,
  markets,
} from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { BUSINESSES_PER_CATEGORY } from './rules.ts';

export type Market = typeof markets.$inferSelect;
export type BusinessCategory = typeof businessCategories.$inferSelect;
export type RankedBusiness = {
  id: string;
  name: string;
  description: string;
  address: string;
  services: string[];
  websiteUrl: string | null;
  googlePlaceId: string | null;
  yelpBusinessId: string | null;
  isFeatured: boolean;
  googleReviews: number;
  yelpReviews: number;
  /** Missing while nobody has reviewed the business. */
  averageRating: number | null;
};
export type CategoryRanking = { slug: string; name: string; businesses: RankedBusiness[] };

export async function listMarkets(ctx: Pick<Context, 'db'>): Promise<Market[]> {
  return ctx.db
    .select()
    .from(markets)
    .where(eq(markets.isActive, true))
    .orderBy(sql`${markets.population} desc nulls last`, asc(markets.name));
}

export async function listCategories(ctx: Pick<Context, 'db'>): Promise<BusinessCategory[]> {
  return ctx.db
    .select()
    .from(businessCategories)
    .where(eq(businessCategories.isActive, true))
    .orderBy(asc(businessCategories.displayOrder), asc(businessCategories.name));
}

export async function findMarket(ctx: Pick<Context, 'db'>, slug: string): Promise<Market | undefined> {
  const [row] = await ctx.db
    .select()
    .from(markets)
    .where(and(eq(markets.slug, slug), eq(markets.isActive, true)));
  return row;
}

/** The top businesses of each category that has any: the featured one first, then by number of Google reviews. */
export async function listTopBusinesses(
  ctx: Pick<Context, 'db'>,
  marketId: string,
): Promise<CategoryRanking[]> {
  const reviews = ctx.db
    .select({
      businessId: businessReviews.businessId,
      googleReviews: sql<number>`count(*) filter (where ${businessReviews.platform} = 'google')`.as(
        'google_reviews',
      ),
      yelpReviews: sql<number>`count(*) filter (where ${businessReviews.platform} = 'yelp')`.as(
        'yelp_reviews',
      ),
      averageRating: sql<number>`round(avg(${businessReviews.rating}), 1)`.as('average_rating'),
    })
    .from(businessReviews)
    .innerJoin(businesses, eq(businesses.id, businessReviews.businessId))
    .where(eq(businesses.marketId, marketId))
    .groupBy(businessReviews.businessId)
    .as('reviews');
  const isFeatured = sql<boolean>`${featuredBusinesses.id} is not null`;
  const ranked = ctx.db
    .select({
      id: businesses.id,
      categoryId: businesses.categoryId,
      name: businesses.name,
      description: businesses.description,
      address: businesses.address,
      services: businesses.services,
      websiteUrl: businesses.websiteUrl,
      googlePlaceId: businesses.googlePlaceId,
      yelpBusinessId: businesses.yelpBusinessId,
      isFeatured: isFeatured.as('is_featured'),
      googleReviews: sql<number>`coalesce(${reviews.googleReviews}, 0)::int`.as('google_count'),
      yelpReviews: sql<number>`coalesce(${reviews.yelpReviews}, 0)::int`.as('yelp_count'),
      averageRating: sql<number | null>`${reviews.averageRating}::float`.as('rating'),
      place: sql<number>`row_number() over (
        partition by ${businesses.categoryId}
        order by ${isFeatured} desc, coalesce(${reviews.googleReviews}, 0) desc, ${businesses.name}, ${businesses.id}
      )`.as('place'),
    })
    .from(businesses)
    .leftJoin(reviews, eq(reviews.businessId, businesses.id))
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
    .where(eq(businesses.marketId, marketId))
    .as('ranked');
  const rows = await ctx.db
    .select()
    .from(ranked)
    .innerJoin(businessCategories, eq(businessCategories.id, ranked.categoryId))
    .where(and(lte(ranked.place, BUSINESSES_PER_CATEGORY), eq(businessCategories.isActive, true)))
    .orderBy(asc(businessCategories.displayOrder), asc(businessCategories.name), asc(ranked.place));
  return groupByCategory(rows);
}

type RankedRow = { business_categories: { slug: string; name: string }; ranked: RankedBusiness };

function groupByCategory(rows: RankedRow[]): CategoryRanking[] {
  const rankings = new Map<string, CategoryRanking>();
  for (const { business_categories: category, ranked } of rows) {
    const { slug, name } = category;
    const ranking = rankings.get(slug) ?? { slug, name, businesses: [] };
    ranking.businesses.push(ranked);
    rankings.set(slug, ranking);
  }
  return [...rankings.values()];
}
