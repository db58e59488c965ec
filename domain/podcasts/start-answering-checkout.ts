import { checkouts } from '#db/schema/checkouts.ts';
import {
  type AnsweringOrder,
  findAnsweringOrder,
  findOwnAnsweringOrder,
  findPlan,
} from '../answering/queries.ts';
import { isPayable } from '../answering/rules.ts';
import { saveOrder } from '../answering/save-order.ts';
import type { AnsweringOrderForm } from '../answering/schema.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitCalls } from '../limit-calls.ts';
import { CHECKOUT_OPEN_MS, findLiveCheckout, openCheckout, retireDeadCheckouts } from './open-checkout.ts';
import { requireAddressOwner } from './require-address-owner.ts';
import { NO_SUCH_ORDER } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'accounts' | 'payments' | 'telephony' | 'log'>;
type Checkout = typeof checkouts.$inferSelect;

const limits = [
  { limit: 20, windowSeconds: 600 },
  { limit: 100, windowSeconds: 86_400 },
];

/**
 * Saves an order for the answering service and opens its payment page. May be repeated: the same form leads
 * to the same page.
 */
export async function startAnsweringCheckout(
  ctx: Ctx,
  input: { form: AnsweringOrderForm; orderer: { userId: string; email: string } | undefined; ip: string },
): Promise<{ url: string }> {
  const { form, orderer, ip } = input;
  await limitCalls(ctx, 'answering-order', ip, limits);
  if (!orderer && form.guest) await requireAddressOwner(ctx, form.guest.email, orderer);
  return openAnsweringCheckout(ctx, await saveOrder(ctx, { form, orderer }));
}

/** Opens the payment of the caller's own order: the first one, or another period. May be repeated. */
export async function payAnsweringOrder(
  ctx: Ctx,
  { orderId, userId, ip }: { orderId: string; userId: string; ip: string },
): Promise<{ url: string }> {
  await limitCalls(ctx, 'answering-order', ip, limits);
  const order = await findOwnAnsweringOrder(ctx, { orderId, userId });
  if (!order) throw new AppError('not_found', NO_SUCH_ORDER);
  return openAnsweringCheckout(ctx, order);
}

/** The payment page of an order that already had one; a paid order leads to its confirmation. */
export async function reopenAnsweringCheckout(
  ctx: Pick<Ctx, 'db' | 'now' | 'site' | 'payments'>,
  { id, status, answeringOrderId }: Checkout,
): Promise<{ url: string }> {
  if (status === 'paid' || status === 'processing') return openCheckout(ctx, id);
  const order = answeringOrderId ? await findAnsweringOrder(ctx, answeringOrderId) : undefined;
  if (!order) throw new AppError('not_found', NO_SUCH_ORDER);
  return openAnsweringCheckout(ctx, order);
}

/** One page at a time: the next period gets its own page once this one is paid. */
async function openAnsweringCheckout(
  ctx: Pick<Ctx, 'db' | 'now' | 'site' | 'payments'>,
  order: AnsweringOrder,
): Promise<{ url: string }> {
  if (!isPayable(order.status)) throw new AppError('conflict', 'This order can’t be paid right now.');
  const idempotencyKey = `answering:${order.id}:${order.paidDays}`;
  await retireDeadCheckouts(ctx, idempotencyKey);
  const now = ctx.now();
  await ctx.db
    .insert(checkouts)
    .values({
      idempotencyKey,
      provider: ctx.payments.provider,
      purpose: 'answering',
      answeringOrderId: order.id,
      userId: order.userId,
      customerEmail: order.customerEmail,
      customerFirstName: order.customerFirstName,
      customerLastName: order.customerLastName,
      customerPhone: order.customerPhone,
      links: [],
      unitCents: findPlan(order.planId).priceCents,
      expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
      createdAt: now,
    })
    .onConflictDoNothing();
  const checkout = await findLiveCheckout(ctx, idempotencyKey);
  if (!checkout) throw new Error('The checkout was not saved.');
  return openCheckout(ctx, checkout.id);
}
