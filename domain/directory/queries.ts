import { and, asc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { oncePerDb } from '#db/once-per-db.ts';
import {
  businessCategories,
  businesses,
  featuredBusinesses,
  marketRequests,
  markets,
  reviewTotals,
} from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { stateName, toStateCode } from '../listings/address/states.ts';
import { matchesSearch } from '../paging.ts';
import { previewMarketRequest, type RequestPreview } from './preview-market-request.ts';
import { BUSINESSES_PER_CATEGORY, type MarketSort, SAMPLE_KEY } from './rules.ts';

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
  /** Invented, with the demo data: nothing of it leads to a real site. */
  isSample: boolean;
  isFeatured: boolean;
  googleReviews: number;
  yelpReviews: number;
  /** The mean of the reviews that we hold; missing while there are none. */
  averageRating: number | null;
  /** What the platform itself says, while it may be kept. */
  googleRating: number | null;
  yelpRating: number | null;
};
export type CategoryRanking = { slug: string; name: string; businesses: RankedBusiness[] };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The open markets; a search finds names and states, the latter also by their two letters. */
export async function listMarkets(
  ctx: Pick<Context, 'db'>,
  { search = '', sort = 'population' }: { search?: string; sort?: MarketSort } = {},
): Promise<Market[]> {
  const byPopulation = sql`${markets.population} desc nulls last`;
  const orders = {
    population: [byPopulation, asc(markets.name)],
    name: [asc(markets.name), asc(markets.state)],
    state: [asc(markets.state), byPopulation, asc(markets.name)],
  };
  return ctx.db
    .select()
    .from(markets)
    .where(and(eq(markets.isActive, true), search.trim() ? matchesPlace(search) : undefined))
    .orderBy(...orders[sort]);
}

export async function countMarkets(ctx: Pick<Context, 'db'>): Promise<number> {
  return ctx.db.$count(markets, eq(markets.isActive, true));
}

function matchesPlace(search: string): SQL | undefined {
  const words = and(...matchesSearch(sql`(${markets.name} || ', ' || ${markets.state})`, search));
  const state = stateName(toStateCode(search) ?? '');
  return state ? or(eq(markets.state, state), words) : words;
}

/** What became of a wish for a market, or will; of one that nobody made it says as little as of one that waits. */
export async function findRequestOutcome(
  ctx: Pick<Context, 'db'>,
  requestId: string,
): Promise<RequestPreview> {
  if (!uuid.test(requestId)) return { outcome: 'held' };
  const [request] = await ctx.db.select().from(marketRequests).where(eq(marketRequests.id, requestId));
  return request ? previewMarketRequest(ctx, request) : { outcome: 'held' };
}

export async function listCategories(ctx: Pick<Context, 'db'>): Promise<BusinessCategory[]> {
  return ctx.db
    .select()
    .from(businessCategories)
    .where(eq(businessCategories.isActive, true))
    .orderBy(asc(businessCategories.displayOrder), asc(businessCategories.name));
}

export async function findMarket(ctx: Pick<Context, 'db'>, slug: string): Promise<Market | undefined> {
  const [row] = await openMarket(ctx.db).execute({ slug });
  return row;
}

const openMarket = oncePerDb((db) =>
  db
    .select()
    .from(markets)
    .where(and(eq(markets.slug, sql.placeholder('slug')), eq(markets.isActive, true)))
    .prepare(''),
);

/** How a listing may write the state of a market. */
export function spellingsOf(state: string): string[] {
  const code = toStateCode(state);
  return code ? [state, code] : [state];
}

/** The open market that a place lies in; its state is written out or by its two letters. */
export async function findMarketOf(
  ctx: Pick<Context, 'db'>,
  { city, state }: { city: string; state: string },
): Promise<{ slug: string; place: string } | undefined> {
  const name = stateName(toStateCode(state) ?? '');
  if (!city || !name) return undefined;
  const [row] = await marketOf(ctx.db).execute({ city, state: name });
  return row;
}

const marketOf = oncePerDb((db) =>
  db
    .select({ slug: markets.slug, place: sql<string>`${markets.name} || ', ' || ${markets.state}` })
    .from(markets)
    .where(
      and(
        sql`lower(${markets.name}) = lower(${sql.placeholder('city')})`,
        sql`lower(${markets.state}) = lower(${sql.placeholder('state')})`,
        eq(markets.isActive, true),
      ),
    )
    .prepare(''),
);

export type ListedBusiness = { id: string; name: string; marketSlug: string; place: string };

/** One business of an open market. */
export async function findListedBusiness(
  ctx: Pick<Context, 'db'>,
  marketSlug: string,
  businessId: string,
): Promise<ListedBusiness | undefined> {
  if (!uuid.test(businessId)) return undefined;
  const [row] = await ctx.db
    .select({
      id: businesses.id,
      name: businesses.name,
      marketSlug: markets.slug,
      place: sql<string>`${markets.name} || ', ' || ${markets.state}`,
    })
    .from(businesses)
    .innerJoin(markets, eq(markets.id, businesses.marketId))
    .where(and(eq(businesses.id, businessId), eq(markets.slug, marketSlug), eq(markets.isActive, true)));
  return row;
}

const saidBy = (platform: string) =>
  sql`${reviewTotals.platform} = ${platform} and ${reviewTotals.source} = 'platform'`;
const heldOf = (platform: string) =>
  sql`${reviewTotals.platform} = ${platform} and ${reviewTotals.source} = 'reviews'`;

/** The top businesses of each category that has any: the featured one first, then by number of Google reviews. */
export async function listTopBusinesses(
  ctx: Pick<Context, 'db'>,
  marketId: string,
): Promise<CategoryRanking[]> {
  return groupByCategory(await topBusinesses(ctx.db).execute({ marketId }));
}

const topBusinesses = oncePerDb(prepareTopBusinesses);

/** First the order, out of indexes alone, then all about those few that are shown. */
function prepareTopBusinesses(db: Context['db']) {
  const isFresh = sql`(${reviewTotals.expiresAt} is null or ${reviewTotals.expiresAt} > now())`;
  // What the platform says itself counts while its terms let us keep it; else the reviews that we hold.
  const countOn = (platform: string) => sql<number>`coalesce(
    max(${reviewTotals.reviewCount}) filter (where ${saidBy(platform)} and ${isFresh}),
    max(${reviewTotals.reviewCount}) filter (where ${heldOf(platform)}), 0)`;
  const ratingOn = (platform: string) => sql<number | null>`(
    max(round(${reviewTotals.ratingSum} / ${reviewTotals.reviewCount}, 1)) filter (where ${saidBy(platform)} and ${isFresh}))::float`;
  const isHeld = sql`${reviewTotals.source} = 'reviews'`;
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
  // Data may hold a business twice, or two branches of it: one of a name is shown.
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
      // Of our own reviews alone: no platform lets its rating be mixed with another's.
      averageRating: sql<number | null>`round(sum(${reviewTotals.ratingSum}) filter (where ${isHeld})
        / sum(${reviewTotals.reviewCount}) filter (where ${isHeld}), 1)::float`.as('average_rating'),
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
