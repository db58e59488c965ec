import { checkouts } from '#db/schema/checkouts.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitCalls } from '../limit-calls.ts';
import { confirmPayment } from './confirm-payment.ts';
import { CHECKOUT_OPEN_MS, findLiveCheckout, openCheckout } from './open-checkout.ts';
import { findCheckoutBySession, type Owner } from './queries.ts';
import { NO_SUCH_ORDER } from './rules.ts';
import { reopenAnsweringCheckout } from './start-answering-checkout.ts';
import { deadCheckouts } from './status/rules.ts';
import { findOwnCheckout } from './unpaid-orders/queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;
type Checkout = typeof checkouts.$inferSelect;

const limits = [
  { limit: 20, windowSeconds: 600 },
  { limit: 100, windowSeconds: 86_400 },
];

/**
 * Reopens the payment of an order for anyone who has its session, because they ordered it. May be repeated.
 */
export async function retryPayment(
  ctx: Ctx,
  { sessionId, ip }: { sessionId: string; ip: string },
): Promise<{ url: string }> {
  await limitCalls(ctx, 'retry-payment', ip, limits);
  return reopenCheckout(ctx, await findCheckoutBySession(ctx, sessionId));
}

/** The same for an order of the caller's account. May be repeated. */
export async function payOwnOrder(
  ctx: Ctx,
  { checkoutId, owner, ip }: { checkoutId: string; owner: Owner; ip: string },
): Promise<{ url: string }> {
  await limitCalls(ctx, 'retry-payment', ip, limits);
  return reopenCheckout(ctx, await findOwnCheckout(ctx, checkoutId, owner));
}

/**
 * The payment page of an unpaid order. May be repeated and called many times at once: as long as the order has a page
 * that works, that page is kept. If it has been paid in the meantime, it leads to the confirmation.
 */
async function reopenCheckout(ctx: Ctx, found: Checkout | undefined): Promise<{ url: string }> {
  if (found?.purpose === 'answering') return reopenAnsweringCheckout(ctx, found);
  if (found?.purpose !== 'order') throw new AppError('not_found', NO_SUCH_ORDER);
  const isOver = found.status === 'open' && found.expiresAt <= ctx.now();
  // A page may have been paid in its last minute: the provider decides.
  const status = (isOver && found.sessionId && (await confirmPayment(ctx, found.sessionId))) || found.status;
  if (status === 'refunded')
    throw new AppError('conflict', 'This order was refunded. Please order it again.');
  if (!deadCheckouts.includes(status) && !(isOver && status === 'open')) return openCheckout(ctx, found.id);
  const idempotencyKey = `again:${found.id}`;
  const now = ctx.now();
  await ctx.db
    .insert(checkouts)
    .values({
      ...orderOf(found),
      idempotencyKey,
      expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
      createdAt: now,
    })
    .onConflictDoNothing();
  const again = await findLiveCheckout(ctx, idempotencyKey);
  if (!again) throw new AppError('not_found', NO_SUCH_ORDER);
  return openCheckout(ctx, again.id);
}

/** The ordered items, without what happened to their payment. */
function orderOf(checkout: Checkout) {
  const { provider, userId, teamId, links, unitCents, agentName, additionalDetails } = checkout;
  const { customerEmail, customerFirstName, customerLastName, customerPhone } = checkout;
  const customer = { customerEmail, customerFirstName, customerLastName, customerPhone };
  return { provider, userId, teamId, links, unitCents, agentName, additionalDetails, ...customer };
}
