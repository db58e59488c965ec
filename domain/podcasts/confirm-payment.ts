import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PaymentTruth } from '#adapters/payments/contract.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { applyAnsweringPayment } from '../answering/apply-answering-payment.ts';
import type { Context } from '../context.ts';
import { listMailHomes } from '../listings/cover/queries.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { orderRefundedMail } from '../mails/templates/order-mails.ts';
import { applyTopUp } from './apply-top-up.ts';
import { fulfillOrder, savePodcasts } from './fulfill-order.ts';
import { freedKey } from './open-checkout.ts';
import { findCheckoutBySession } from './queries.ts';
import { type CheckoutStatus, checkoutMoves, deadCheckouts, podcastsBefore } from './status/rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;
type Checkout = typeof checkouts.$inferSelect;

/**
 * Asks the provider about a payment and acts on it: the order, its jobs and emails commit together. May be
 * repeated, late, at the same time and in any order: the first call to see a status acts on it, and no status goes
 * back. Undefined if the session isn't ours.
 */
export async function confirmPayment(ctx: Ctx, sessionId: string): Promise<CheckoutStatus | undefined> {
  const checkout = await findCheckoutBySession(ctx, sessionId);
  if (!checkout || checkout.provider !== ctx.payments.provider) return undefined;
  const truth = await ctx.payments.readSession(sessionId);
  if (!truth || truth.reference !== checkout.id || truth.currency.toLowerCase() !== 'usd') {
    ctx.log.error({ checkoutId: checkout.id, truth }, 'the payment session does not match this order');
    return checkout.status;
  }
  await inTransaction(ctx, (tx) => apply(tx, checkout, sessionId, truth));
  return (await findCheckoutBySession(ctx, sessionId))?.status;
}

async function apply(tx: Ctx, checkout: Checkout, sessionId: string, truth: PaymentTruth): Promise<void> {
  const now = tx.now();
  if (truth.state === 'open') {
    await tx.db.update(checkouts).set({ checkedAt: now }).where(eq(checkouts.id, checkout.id));
    return;
  }
  const move = checkoutMoves[truth.state];
  const [moved] = await tx.db
    .update(checkouts)
    .set({
      status: truth.state,
      checkedAt: now,
      ...(truth.state === 'paid' && {
        paidAt: now,
        paidCents: truth.paidCents,
        receiptUrl: truth.receiptUrl,
      }),
      ...(truth.state === 'refunded' && { refundedAt: now }),
      ...(deadCheckouts.includes(truth.state) && { idempotencyKey: freedKey }),
    })
    .where(and(eq(checkouts.id, checkout.id), inArray(checkouts.status, move.from)))
    .returning();
  if (!moved) return;
  if (moved.purpose === 'top_up') return applyTopUp(tx, moved);
  if (moved.purpose === 'answering') return applyAnsweringPayment(tx, moved);
  const order = { ...moved, sessionId };
  if (move.podcast === 'pending') await savePodcasts(tx, order, move.podcast);
  else if (move.podcast === 'paid') await fulfillOrder(tx, order);
  else await endPodcasts(tx, sessionId, move.podcast);
  if (truth.state === 'refunded') await mailRefund(tx, order, truth.paidCents);
}

async function mailRefund(
  tx: Ctx,
  order: Checkout & { sessionId: string },
  refundedCents: number,
): Promise<void> {
  const rows = await tx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(eq(podcasts.paymentSessionId, order.sessionId))
    .orderBy(asc(podcasts.createdAt), asc(podcasts.id));
  await queueMail(tx, {
    mailKey: `order-refunded:${order.id}`,
    kind: 'order-refunded',
    recipient: order.customerEmail,
    content: orderRefundedMail(tx.site, {
      firstName: order.customerFirstName,
      homes: await listMailHomes(
        tx,
        rows.map(({ id }) => id),
      ),
      refundedCents,
    }),
  });
}

async function endPodcasts(tx: Ctx, sessionId: string, status: 'failed' | 'cancelled'): Promise<void> {
  await tx.db
    .update(podcasts)
    .set({ status })
    .where(and(eq(podcasts.paymentSessionId, sessionId), inArray(podcasts.status, podcastsBefore[status])));
}
