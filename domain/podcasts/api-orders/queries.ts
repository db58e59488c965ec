import { and, desc, eq, type SQL } from 'drizzle-orm';
import { checkouts } from '#db/schema/checkouts.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { cutPage, pageAfter } from '../page-after.ts';
import { isOwnedBy, type Owner } from '../queries.ts';
import { isFactSheetAddress } from '../rules.ts';
import { type OrderStatus, orderStatusOf } from './rules.ts';
import type { ApiOrder, PageQuery } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'site'>;

/** A status filter may drop rows of a page; more pages are read until this many are found or none is left. */
const maxReads = 40;

export async function findApiOrder(ctx: Ctx, orderId: string, owner: Owner): Promise<ApiOrder | undefined> {
  const [order] = await readOrders(ctx, and(eq(podcasts.id, orderId), isOwnedBy(owner)), 1);
  return order;
}

/** The owner's orders, newest first. */
export async function listApiOrders(
  ctx: Ctx,
  owner: Owner,
  { cursor, limit, status }: PageQuery & { status?: OrderStatus | undefined },
): Promise<{ data: ApiOrder[]; nextCursor: string | null }> {
  const found: ApiOrder[] = [];
  let next: string | null | undefined = cursor;
  for (let read = 0; read < maxReads && found.length <= limit && next !== null; read += 1) {
    const batch: ApiOrder[] = await readOrders(
      ctx,
      and(isOwnedBy(owner), pageAfter(next, podcasts)),
      limit + 1,
    );
    const page = cutPage(batch, limit);
    found.push(...(status ? page.data.filter((order) => order.status === status) : page.data));
    next = page.nextCursor;
    if (!status || found.length === limit) return { data: found.slice(0, limit), nextCursor: next };
  }
  const cut = cutPage(found, limit);
  return { data: cut.data, nextCursor: cut.nextCursor ?? next ?? null };
}

async function readOrders(ctx: Ctx, condition: SQL | undefined, limit: number): Promise<ApiOrder[]> {
  const rows = await ctx.db
    .select({
      podcast: podcasts,
      checkout: { status: checkouts.status, url: checkouts.url, expiresAt: checkouts.expiresAt },
      run: productionRuns.state,
      listing: { id: listings.id, slug: listings.slug, status: listings.status },
    })
    .from(podcasts)
    .leftJoin(checkouts, eq(checkouts.sessionId, podcasts.paymentSessionId))
    .leftJoin(productionRuns, eq(productionRuns.podcastId, podcasts.id))
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(condition)
    .orderBy(desc(podcasts.createdAt), desc(podcasts.id))
    .limit(limit);
  return rows.map(({ podcast, checkout, run, listing }) => {
    const status = orderStatusOf({ status: podcast.status, run, checkout: checkout?.status ?? null });
    const isAwaited = status === 'awaiting_payment';
    const audio = podcast.gcsFileUrl ?? podcast.podcastFileUrl;
    return {
      id: podcast.id,
      status,
      listingUrl: isFactSheetAddress(ctx.site.url, podcast.listingUrl) ? null : podcast.listingUrl,
      listingId: listing?.id ?? null,
      pageUrl: listing?.status === 'active' ? pageUrl(ctx, listing.slug) : null,
      audioUrl: audio ? new URL(audio, ctx.site.url).href : null,
      amountCents: podcast.amountCents,
      currency: 'USD',
      payment: {
        method: podcast.paymentMethod,
        url: isAwaited && checkout?.url ? new URL(checkout.url, ctx.site.url).href : null,
        expiresAt: isAwaited ? (checkout?.expiresAt.toISOString() ?? null) : null,
      },
      agentName: podcast.agentName,
      createdAt: podcast.createdAt.toISOString(),
      updatedAt: podcast.updatedAt.toISOString(),
    };
  });
}

const pageUrl = (ctx: Ctx, slug: string) => `${ctx.site.url}/listings/${encodeURIComponent(slug)}`;
