import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import { phoneLines } from '#db/schema/phone.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { answeringReadyMail } from '../mails/templates/answering-mails.ts';
import { usualHours } from '../phone/rules.ts';
import { formatEnd } from './format-end.ts';
import { type AnsweringOrder, findPlan } from './queries.ts';
import { endAfterPayment, NO_RENEWAL } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site'>;

/**
 * Makes an order's number answer and notifies its customer. The paid period begins now. May be repeated: the first call
 * does it, and an order without a number stays as it is.
 */
export async function activateOrder(ctx: Ctx, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const [order] = await tx.db
      .update(answeringOrders)
      .set({ status: 'active', startsAt: now })
      .where(and(eq(answeringOrders.id, orderId), eq(answeringOrders.status, 'assigned')))
      .returning();
    if (!order?.number) return;
    const endsAt = endAfterPayment(null, now, order.paidDays);
    const lineId = await openLine(tx, order);
    await tx.db.update(answeringOrders).set({ endsAt, lineId }).where(eq(answeringOrders.id, orderId));
    await mailNumber(tx, order, endsAt);
    await recordAudit(tx, { actorId: null, action: 'answering.activated', subject: orderId });
  });
}

async function openLine(tx: Ctx, order: AnsweringOrder): Promise<string> {
  const { userId, listingId, transferNumber, timeZone } = order;
  const [line] = await tx.db
    .insert(phoneLines)
    .values({
      number: order.number ?? '',
      userId,
      listingId,
      transferNumber,
      timeZone,
      hours: usualHours,
      includedMinutes: findPlan(order.planId).minutes,
      countedFrom: tx.now(),
      createdAt: tx.now(),
    })
    .returning({ id: phoneLines.id });
  if (!line) throw new Error('The line was not saved.');
  return line.id;
}

async function mailNumber(tx: Ctx, order: AnsweringOrder, endsAt: Date): Promise<void> {
  const { name, minutes } = findPlan(order.planId);
  await queueMail(tx, {
    mailKey: `answering-ready:${order.id}`,
    kind: 'answering-ready',
    recipient: order.customerEmail,
    content: answeringReadyMail(tx.site, {
      firstName: order.customerFirstName,
      number: order.number ?? '',
      planName: name,
      minutes,
      paidUntil: `${formatEnd(endsAt, order)}. ${NO_RENEWAL}`,
    }),
  });
}
