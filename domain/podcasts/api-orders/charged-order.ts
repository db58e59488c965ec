import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { fulfillPodcast } from '../fulfill-order.ts';
import { unitPrice } from '../rules.ts';
import { findOrderCustomer } from './order-customer.ts';
import type { OrderRequest } from './order-request.ts';

export type OrderCtx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'orders' | 'log'>;
export type ChargedOrder = { podcastId: string; amountCents: number; description: string };

/**
 * Prepares an order that starts at once. The returned function saves it, in the caller's transaction; `charge`
 * takes its price there, and if it refuses, nothing is left behind.
 */
export async function prepareChargedOrder(
  ctx: OrderCtx,
  { owner, order, link }: OrderRequest,
  paymentMethod: 'balance' | 'invoice',
  charge: (tx: OrderCtx, order: ChargedOrder) => Promise<unknown>,
): Promise<(tx: OrderCtx) => Promise<string>> {
  const customer = await findOrderCustomer(ctx, owner);
  const amountCents = unitPrice(1, ctx.orders.tiers);
  const description = order.factSheet
    ? `${order.factSheet.street}, ${order.factSheet.city}`
    : link.listingUrl;
  return async (tx) => {
    const [podcast] = await tx.db
      .insert(podcasts)
      .values({
        ...customer,
        listingUrl: link.listingUrl,
        status: 'paid',
        paymentMethod,
        amountCents,
        agentName: order.agentName ?? '',
        additionalDetails: order.notes ?? '',
        createdAt: tx.now(),
      })
      .returning();
    if (!podcast) throw new Error('The order was not saved.');
    await charge(tx, { podcastId: podcast.id, amountCents, description });
    await fulfillPodcast(tx, podcast, { facts: link.facts, source: 'api', mailsStaff: false });
    return podcast.id;
  };
}
