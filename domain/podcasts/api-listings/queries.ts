import { and, desc, eq, type SQL } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { toHomeFacts } from '../../listings/home-facts.ts';
import type { PageQuery } from '../api-orders/schema.ts';
import { cutPage, pageAfter } from '../page-after.ts';
import { isOwnedBy, type Owner } from '../queries.ts';
import type { ApiListing } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'site'>;

export async function findApiListing(
  ctx: Ctx,
  listingId: string,
  owner: Owner,
): Promise<ApiListing | undefined> {
  const [listing] = await readListings(ctx, and(eq(listings.id, listingId), isOwnedBy(owner)), 1);
  return listing;
}

/** The homes of the owner's orders, newest first. */
export async function listApiListings(
  ctx: Ctx,
  owner: Owner,
  { cursor, limit }: PageQuery,
): Promise<{ data: ApiListing[]; nextCursor: string | null }> {
  const rows = await readListings(ctx, and(isOwnedBy(owner), pageAfter(cursor, listings)), limit + 1);
  return cutPage(rows, limit);
}

async function readListings(ctx: Ctx, condition: SQL | undefined, limit: number): Promise<ApiListing[]> {
  const rows = await ctx.db
    .select({ listing: listings, orderId: podcasts.id })
    .from(listings)
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(condition)
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(limit);
  return rows.map(({ listing, orderId }) => {
    const page = `${ctx.site.url}/listings/${encodeURIComponent(listing.slug)}`;
    const isOnline = listing.status === 'active';
    return {
      id: listing.id,
      orderId,
      status: listing.status,
      pageUrl: isOnline ? page : null,
      unbrandedUrl: isOnline ? `${page}/unbranded` : null,
      ...toHomeFacts(listing),
      agentName: listing.agentName,
      agentPhone: listing.agentPhone,
      createdAt: listing.createdAt.toISOString(),
      updatedAt: listing.updatedAt.toISOString(),
    };
  });
}
