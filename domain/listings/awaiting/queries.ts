import { and, asc, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { listingSearchText, listings } from '#db/schema/listings.ts';
import { podcastSearchText, podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { decodeCursor, encodeCursor, isMoment, matchesSearch } from '../../cursor.ts';
import type { AwaitingListing, AwaitingQuery } from '../schema.ts';

type Ctx = Pick<Context, 'db'>;
type PageRow = { id: string; createdAt: Date };

const perPage = 50;
const limit = perPage + 1;
const isAwaiting = sql`${listings.status} in ('pending', 'data_populated')`;
const pageColumns = { id: listings.id, createdAt: listings.createdAt };

/** A page of listings that wait for data or approval, oldest first. */
export async function listAwaitingListings(
  ctx: Ctx,
  query: AwaitingQuery,
): Promise<{ listings: AwaitingListing[]; nextCursor: string | null }> {
  const cursor = decodeCursor(query.cursor, isMoment);
  const at = new Date(cursor?.[0] ?? 0);
  const after =
    cursor && and(gte(listings.createdAt, at), or(gt(listings.createdAt, at), gt(listings.id, cursor[1])));
  const rows = await findPage(ctx, and(isAwaiting, after), query.search);
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return {
    listings: await readListings(
      ctx,
      page.map((row) => row.id),
    ),
    nextCursor: rows.length > perPage && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

/** Takes the first rows of listings and of orders; each half uses its own index. */
async function findPage(ctx: Ctx, condition: SQL | undefined, search: string): Promise<PageRow[]> {
  const inOrder = [asc(listings.createdAt), asc(listings.id)];
  const byListing = (more: SQL[]) =>
    ctx.db
      .select(pageColumns)
      .from(listings)
      .where(and(condition, ...more))
      .orderBy(...inOrder)
      .limit(limit);
  if (search.trim() === '') return byListing([]);
  const byOrder = ctx.db
    .select(pageColumns)
    .from(listings)
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(and(condition, ...matchesSearch(podcastSearchText(podcasts), search)))
    .orderBy(...inOrder)
    .limit(limit);
  const found = union(byListing(matchesSearch(listingSearchText(listings), search)), byOrder).as('found');
  return ctx.db
    .select({ id: found.id, createdAt: found.createdAt })
    .from(found)
    .orderBy(asc(found.createdAt), asc(found.id))
    .limit(limit);
}

const awaitingListing = {
  id: listings.id,
  slug: listings.slug,
  status: sql<'pending' | 'data_populated'>`${listings.status}`,
  address: listings.address,
  city: listings.city,
  state: listings.state,
  zipCode: listings.zipCode,
  price: listings.price,
  beds: listings.beds,
  baths: listings.baths,
  sqft: listings.sqft,
  agentName: listings.agentName,
  photoCount: sql<number>`jsonb_array_length(${listings.images})`,
  hostedPhotoCount: sql<number>`jsonb_array_length(${listings.localImages})`,
  podcastId: listings.podcastId,
  listingUrl: sql<string | null>`coalesce(${podcasts.listingUrl}, ${listings.sourceUrl})`,
  customerEmail: podcasts.customerEmail,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
};

async function readListings(ctx: Ctx, ids: string[]): Promise<AwaitingListing[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select(awaitingListing)
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(inArray(listings.id, ids))
    .orderBy(asc(listings.createdAt), asc(listings.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
