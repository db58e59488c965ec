import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { oncePerDb } from '#db/once-per-db.ts';
import { businessCategories, businesses, marketRequests, markets } from '#db/schema/directory.ts';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { matchesSearch } from '../cursor.ts';
import { stateName, toStateCode } from '../listings/address/states.ts';
import { previewMarketRequest, type RequestPreview } from './preview-market-request.ts';
import type { MarketSort } from './rules.ts';

export type Market = typeof markets.$inferSelect;
export type BusinessCategory = typeof businessCategories.$inferSelect;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The open markets. A search matches names and states, including two-letter state codes. */
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

/** What happened or will happen to a market request; an unknown id looks like one that is waiting. */
export async function findRequestOutcome(
  ctx: Pick<Context, 'db'>,
  requestId: string,
): Promise<RequestPreview> {
  if (!uuid.test(requestId)) return { outcome: 'held' };
  // One snapshot: a market that opens between two reads would look as if it had already existed.
  return ctx.db.transaction(
    async (transaction) => {
      const db = transaction as unknown as Context['db'];
      const [request] = await db.select().from(marketRequests).where(eq(marketRequests.id, requestId));
      return request ? previewMarketRequest({ db }, request) : { outcome: 'held' };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
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

/** The spellings of a state found in listings. */
export function listStateSpellings(state: string): string[] {
  const code = toStateCode(state);
  return code ? [state, code] : [state];
}

type NamedMarket = Pick<Market, 'slug' | 'name' | 'state'>;

/** The open markets with the name of a listing's city, for use in a larger query. */
export const marketsOfCity = sql<NamedMarket[]>`(
  select coalesce(json_agg(json_build_object(
    'slug', ${markets.slug}, 'name', ${markets.name}, 'state', ${markets.state}
  )), '[]')
  from ${markets} where lower(${markets.name}) = lower(${listings.city}) and ${markets.isActive}
)`;

/** The one in the listing's state, which is a name or a two-letter code. */
export function readMarketOfCity(
  found: readonly NamedMarket[],
  state: string,
): { slug: string; place: string } | undefined {
  const wanted = stateName(toStateCode(state) ?? '')?.toLowerCase();
  const market = found.find((one) => one.state.toLowerCase() === wanted);
  return market && { slug: market.slug, place: `${market.name}, ${market.state}` };
}

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
