import { podcasts } from '#db/schema/podcasts.ts';
import { changeBalance } from '../../balance/change-balance.ts';
import type { Context } from '../../context.ts';
import { fulfillPodcast } from '../fulfill-order.ts';
import { unitPrice } from '../rules.ts';
import { findOrderCustomer } from './order-customer.ts';
import type { OrderRequest } from './order-request.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'orders' | 'log'>;

/** Prepares an order that its account's balance pays. What is returned saves it, in the caller's transaction. */
export async function orderFromBalance(
  ctx: Ctx,
  { owner, order, link }: OrderRequest,
): Promise<(tx: Ctx) => Promise<string>> {
  const customer = await findOrderCustomer(ctx, owner);
  const amountCents = unitPrice(1, ctx.orders.tiers);
  return async (tx) => {
    const [podcast] = await tx.db
      .insert(podcasts)
      .values({
        ...customer,
        listingUrl: link.listingUrl,
        status: 'paid',
        paymentMethod: 'balance',
        amountCents,
        agentName: order.agentName ?? '',
        additionalDetails: order.notes ?? '',
        createdAt: tx.now(),
      })
      .returning();
    if (!podcast) throw new Error('The order was not saved.');
    await changeBalance(tx, {
      userId: owner.userId,
      kind: 'order',
      entryKey: `order:${podcast.id}`,
      amountCents: -amountCents,
      description: order.factSheet ? `${order.factSheet.street}, ${order.factSheet.city}` : link.listingUrl,
      podcastId: podcast.id,
    });
    await fulfillPodcast(tx, podcast, { facts: link.facts, source: 'api', mailsStaff: false });
    return podcast.id;
  };
}
