import { and, inArray, notInArray } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import type { StaffOrder } from './schema.ts';

export type KnownOrder = { id: string; orderKey: string | null; createdAt: Date };

/** The same customer and link are the same order. */
export function sameOrder(order: Pick<StaffOrder, 'customer_email' | 'listing_url'>): string {
  return `${order.customer_email} ${order.listing_url}`;
}

/** Existing orders that these would repeat; canceled and failed ones may be ordered again. */
export async function findKnownOrders(
  ctx: Pick<Context, 'db'>,
  orders: Pick<StaffOrder, 'customer_email' | 'listing_url'>[],
): Promise<Map<string, KnownOrder[]>> {
  if (orders.length === 0) return new Map();
  const emails = [...new Set(orders.map((order) => order.customer_email))];
  const links = [...new Set(orders.map((order) => order.listing_url))];
  const rows = await ctx.db
    .select({
      id: podcasts.id,
      orderKey: podcasts.orderKey,
      createdAt: podcasts.createdAt,
      customerEmail: podcasts.customerEmail,
      listingUrl: podcasts.listingUrl,
    })
    .from(podcasts)
    .where(
      and(
        inArray(podcasts.customerEmail, emails),
        inArray(podcasts.listingUrl, links),
        notInArray(podcasts.status, ['cancelled', 'failed']),
      ),
    );
  return Map.groupBy(rows, ({ customerEmail, listingUrl }) =>
    sameOrder({ customer_email: customerEmail, listing_url: listingUrl }),
  );
}
