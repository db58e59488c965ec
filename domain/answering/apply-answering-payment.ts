import { and, eq, inArray, sql } from 'drizzle-orm';
import { answeringOrders } from '#db/schema/answering.ts';
import type { checkouts } from '#db/schema/checkouts.ts';
import { phoneLines } from '#db/schema/phone.ts';
import { inviteUser } from '../accounts/invite-user.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { answeringExtendedMail, answeringRefundedMail } from '../mails/templates/answering-mails.ts';
import { formatEnd } from './format-end.ts';
import type { AnsweringOrder } from './queries.ts';
import { answeringBefore, endAfterPayment, PERIOD_DAYS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts'>;
type Checkout = typeof checkouts.$inferSelect;

const PAID_TOO_LATE = 'It was paid after the number had been given back. Please refund it.';

/**
 * Applies a payment or its refund to an answering-service order, in the caller's transaction. The caller makes sure
 * that each happens once.
 */
export async function applyAnsweringPayment(tx: Ctx, checkout: Checkout): Promise<void> {
  const { answeringOrderId, status } = checkout;
  if (!answeringOrderId || (status !== 'paid' && status !== 'refunded')) return;
  const [order] = await tx.db
    .select()
    .from(answeringOrders)
    .where(eq(answeringOrders.id, answeringOrderId))
    .for('update');
  if (!order) return;
  if (status === 'paid') await takePayment(tx, order, checkout);
  else if (checkout.paidCents !== null) await takeRefund(tx, order, checkout);
  const { paidCents, userId: actorId } = checkout;
  await recordAudit(tx, {
    actorId,
    action: `answering.${status}`,
    subject: order.id,
    details: { paidCents },
  });
}

async function takePayment(tx: Ctx, order: AnsweringOrder, checkout: Checkout): Promise<void> {
  const isOrder = eq(answeringOrders.id, order.id);
  const paidDays = order.paidDays + PERIOD_DAYS;
  if (order.status === 'canceled') {
    await tx.db.update(answeringOrders).set({ paidDays, trouble: PAID_TOO_LATE }).where(isOrder);
    return;
  }
  if (order.status === 'active' || order.status === 'ended') return extendOrder(tx, order, checkout);
  const userId = order.userId ?? (await inviteGuest(tx, order));
  const status = answeringBefore.paid.includes(order.status) ? 'paid' : order.status;
  await tx.db.update(answeringOrders).set({ paidDays, userId, status }).where(isOrder);
  await tx.queue.send('assign-number', { orderId: order.id }, { key: order.id });
}

/** The next period. An ended line answers again, with the same number. */
async function extendOrder(tx: Ctx, order: AnsweringOrder, { id }: Checkout): Promise<void> {
  const endsAt = endAfterPayment(order.endsAt, tx.now());
  await tx.db
    .update(answeringOrders)
    .set({ status: 'active', endsAt, paidDays: order.paidDays + PERIOD_DAYS })
    .where(eq(answeringOrders.id, order.id));
  if (order.lineId)
    await tx.db
      .update(phoneLines)
      .set({ closedAt: null, ...(order.status === 'ended' && { countedFrom: tx.now() }) })
      .where(eq(phoneLines.id, order.lineId));
  await queueMail(tx, {
    mailKey: `answering-extended:${id}`,
    kind: 'answering-extended',
    recipient: order.customerEmail,
    content: answeringExtendedMail(tx.site, {
      firstName: order.customerFirstName,
      number: order.number ?? '',
      endsOn: formatEnd(endsAt, order),
    }),
  });
}

/** Removes the refunded days. If none are left, the order is canceled and its number stops. */
async function takeRefund(tx: Ctx, order: AnsweringOrder, checkout: Checkout): Promise<void> {
  const paidDays = Math.max(0, order.paidDays - PERIOD_DAYS);
  const endsAt = order.endsAt && new Date(order.endsAt.getTime() - PERIOD_DAYS * 86_400_000);
  const isSettled = paidDays === 0 || order.status === 'canceled';
  await tx.db
    .update(answeringOrders)
    .set({ paidDays, endsAt, ...(isSettled && { trouble: null }) })
    .where(eq(answeringOrders.id, order.id));
  if (paidDays === 0) await cancelOrder(tx, order.id);
  await queueMail(tx, {
    mailKey: `answering-refunded:${checkout.id}`,
    kind: 'answering-refunded',
    recipient: order.customerEmail,
    content: answeringRefundedMail(tx.site, {
      firstName: order.customerFirstName,
      refundedCents: checkout.paidCents ?? 0,
    }),
  });
}

/**
 * Stops an order for good; the next sweep releases its number. In the caller's transaction; may be repeated.
 */
export async function cancelOrder(tx: Pick<Context, 'db' | 'now'>, orderId: string): Promise<void> {
  const [canceled] = await tx.db
    .update(answeringOrders)
    .set({ status: 'canceled' })
    .where(and(eq(answeringOrders.id, orderId), inArray(answeringOrders.status, answeringBefore.canceled)))
    .returning();
  if (canceled?.lineId)
    await tx.db
      .update(phoneLines)
      .set({ closedAt: sql`coalesce(${phoneLines.closedAt}, ${tx.now()})` })
      .where(eq(phoneLines.id, canceled.lineId));
}

async function inviteGuest(tx: Ctx, order: AnsweringOrder): Promise<string> {
  const { userId } = await inviteUser(tx, {
    email: order.customerEmail,
    firstName: order.customerFirstName,
    lastName: order.customerLastName,
    phone: order.customerPhone,
    mailKey: `set-up-answering:${order.id}`,
    mail: { kind: 'set-up-answering' },
    redirectTo: `${tx.site.url}/set-password?listing=`,
    invitedBy: null,
  });
  return userId;
}
