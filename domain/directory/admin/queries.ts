import { and, asc, desc, eq, sql } from 'drizzle-orm';
import {
  businessCategories,
  businesses,
  featuredBusinesses,
  marketRequests,
  markets,
} from '#db/schema/directory.ts';
import type { Context } from '../../context.ts';
import { matchesSearch } from '../../cursor.ts';
import type { AdminBusiness, AdminCategory, AdminMarket, AdminMarketRequest } from './schema.ts';

const MAX_ROWS = 100;
type Page<Row> = { rows: Row[]; total: number };

/** Open and closed markets, by name. */
export async function listAdminMarkets(ctx: Pick<Context, 'db'>, search = ''): Promise<Page<AdminMarket>> {
  const isFound = and(...matchesSearch(sql`(${markets.name} || ', ' || ${markets.state})`, search));
  const rows = await ctx.db
    .select()
    .from(markets)
    .where(isFound)
    .orderBy(asc(markets.name), asc(markets.state))
    .limit(MAX_ROWS);
  return {
    rows: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    total: await ctx.db.$count(markets, isFound),
  };
}

export async function listAdminCategories(ctx: Pick<Context, 'db'>): Promise<AdminCategory[]> {
  const rows = await ctx.db
    .select()
    .from(businessCategories)
    .orderBy(asc(businessCategories.displayOrder), asc(businessCategories.name));
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

/** The businesses of one market, by category and name. */
export async function listAdminBusinesses(
  ctx: Pick<Context, 'db'>,
  { marketId, search = '' }: { marketId: string; search?: string | undefined },
): Promise<Page<AdminBusiness>> {
  const isFound = and(eq(businesses.marketId, marketId), ...matchesSearch(businesses.name, search));
  const rows = await ctx.db
    .select({
      business: businesses,
      categoryName: businessCategories.name,
      firstId: featuredBusinesses.businessId,
    })
    .from(businesses)
    .innerJoin(businessCategories, eq(businessCategories.id, businesses.categoryId))
    .leftJoin(
      featuredBusinesses,
      and(
        eq(featuredBusinesses.marketId, businesses.marketId),
        eq(featuredBusinesses.categoryId, businesses.categoryId),
        eq(featuredBusinesses.position, 1),
        eq(featuredBusinesses.isActive, true),
      ),
    )
    .where(isFound)
    .orderBy(asc(businessCategories.displayOrder), asc(businessCategories.name), asc(businesses.name))
    .limit(MAX_ROWS);
  return {
    rows: rows.map(({ business, categoryName, firstId }) => ({
      ...business,
      categoryName,
      isFeatured: firstId === business.id,
      firstId,
      updatedAt: business.updatedAt.toISOString(),
    })),
    total: await ctx.db.$count(businesses, isFound),
  };
}

/** Visitors' market requests, newest first. */
export async function listMarketRequests(ctx: Pick<Context, 'db'>): Promise<Page<AdminMarketRequest>> {
  const rows = await ctx.db
    .select()
    .from(marketRequests)
    .orderBy(desc(marketRequests.createdAt))
    .limit(MAX_ROWS);
  return {
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    })),
    total: await ctx.db.$count(marketRequests),
  };
}
