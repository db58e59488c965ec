import { eq } from 'drizzle-orm';
import { checkouts } from '#db/schema/checkouts.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { hashKey } from '../../rate-limits.ts';
import { savePodcasts } from '../fulfill-order.ts';
import { CHECKOUT_OPEN_MS, findLiveCheckout, openCheckout } from '../open-checkout.ts';
import { unitPrice } from '../rules.ts';
import { findOrderCustomer } from './order-customer.ts';
import type { OrderRequest } from './order-request.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'orders' | 'payments' | 'log'>;

/**
 * Opens the payment page of an order. The returned function saves the order, unpaid, in the caller's
 * transaction.
 */
export async function orderByLink(
  ctx: Ctx,
  { owner, idempotencyKey, order, link }: OrderRequest,
): Promise<(tx: Ctx) => Promise<string>> {
  const now = ctx.now();
  const key = `${ctx.payments.provider}:api:${hashKey(JSON.stringify([owner.teamId ?? owner.userId, idempotencyKey]))}`;
  await ctx.db
    .insert(checkouts)
    .values({
      ...(await findOrderCustomer(ctx, owner)),
      idempotencyKey: key,
      provider: ctx.payments.provider,
      agentName: order.agentName ?? '',
      additionalDetails: order.notes ?? '',
      links: [link],
      unitCents: unitPrice(1, ctx.orders.tiers),
      expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
      createdAt: now,
    })
    .onConflictDoNothing();
  const live = await findLiveCheckout(ctx, key);
  if (!live) throw new Error('The checkout was not saved.');
  await openCheckout(ctx, live.id);
  return (tx) => saveUnpaid(tx, live.id);
}

/** The payment may already have been reported; then its podcast exists and stays as it is. */
async function saveUnpaid(tx: Ctx, checkoutId: string): Promise<string> {
  const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  const sessionId = checkout?.sessionId;
  if (!checkout || !sessionId) throw new Error('The checkout has no payment page.');
  await savePodcasts(tx, { ...checkout, sessionId }, 'pending');
  const [podcast] = await tx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(eq(podcasts.paymentSessionId, sessionId));
  if (!podcast) throw new Error('The order was not saved.');
  return podcast.id;
}
