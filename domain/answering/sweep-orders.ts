import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import { phoneLines } from '#db/schema/phone.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { answeringEndedMail, answeringReminderMail } from '../mails/templates/answering-mails.ts';
import { cancelOrder } from './apply-answering-payment.ts';
import { formatEnd } from './format-end.ts';
import { type AnsweringOrder, findPlan } from './queries.ts';
import { KEPT_DAYS, REMIND_DAYS, UNPAID_DAYS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'telephony' | 'log'>;

const DAY_MS = 86_400_000;
const { id, status, endsAt, numberId, userId, createdAt } = answeringOrders;

/**
 * Sends reminders before periods end, ends those that are over, releases the numbers that nobody pays for, and deletes
 * orders that were never paid. May be repeated at any time.
 */
export async function sweepOrders(ctx: Ctx): Promise<void> {
  const inDays = (days: number) => new Date(ctx.now().getTime() + days * DAY_MS);
  const isActive = eq(status, 'active');
  const soon = await ctx.db
    .select()
    .from(answeringOrders)
    .where(and(isActive, lte(endsAt, inDays(REMIND_DAYS)), gt(endsAt, ctx.now())));
  for (const order of soon) await remind(ctx, order);
  const over = await ctx.db
    .select()
    .from(answeringOrders)
    .where(and(isActive, lte(endsAt, ctx.now())));
  for (const order of over) await endOrder(ctx, order);
  const forgotten = await ctx.db
    .select({ orderId: id })
    .from(answeringOrders)
    .where(and(eq(status, 'ended'), lte(endsAt, inDays(-KEPT_DAYS))));
  for (const { orderId } of forgotten) await inTransaction(ctx, (tx) => cancelOrder(tx, orderId));
  await releaseNumbers(ctx);
  await ctx.db
    .delete(answeringOrders)
    .where(and(eq(status, 'ordered'), lte(createdAt, inDays(-UNPAID_DAYS))));
}

async function remind(ctx: Ctx, order: AnsweringOrder): Promise<void> {
  if (!order.endsAt) return;
  await queueMail(ctx, {
    // Every period has its own reminder.
    mailKey: `answering-reminder:${order.id}:${order.endsAt.toISOString()}`,
    kind: 'answering-reminder',
    recipient: order.customerEmail,
    content: answeringReminderMail(ctx.site, {
      firstName: order.customerFirstName,
      number: order.number ?? '',
      endsOn: formatEnd(order.endsAt, order),
      priceCents: findPlan(order.planId).priceCents,
    }),
  });
}

async function endOrder(ctx: Ctx, order: AnsweringOrder): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // An order paid at this very moment continues.
    const [ended] = await tx.db
      .update(answeringOrders)
      .set({ status: 'ended' })
      .where(and(eq(id, order.id), eq(status, 'active'), lte(endsAt, tx.now())))
      .returning();
    if (!ended?.endsAt) return;
    if (ended.lineId)
      await tx.db.update(phoneLines).set({ closedAt: tx.now() }).where(eq(phoneLines.id, ended.lineId));
    await queueMail(tx, {
      mailKey: `answering-ended:${ended.id}:${ended.endsAt.toISOString()}`,
      kind: 'answering-ended',
      recipient: ended.customerEmail,
      content: answeringEndedMail(tx.site, {
        firstName: ended.customerFirstName,
        number: ended.number ?? '',
        keptUntil: formatEnd(new Date(ended.endsAt.getTime() + KEPT_DAYS * DAY_MS), ended),
      }),
    });
  });
}

/** A number that the provider can't release now stays for the next sweep. */
async function releaseNumbers(ctx: Ctx): Promise<void> {
  const { telephony } = ctx;
  if (!telephony) return;
  const canceled = await ctx.db
    .select()
    .from(answeringOrders)
    .where(and(eq(status, 'canceled'), isNotNull(numberId)));
  for (const order of canceled) {
    try {
      await telephony.numbers.release(order.numberId ?? '');
    } catch (err) {
      if (!(err instanceof Unavailable)) throw err;
      ctx.log.warn({ err, orderId: order.id }, 'a phone number could not be given back');
      continue;
    }
    await ctx.db.update(answeringOrders).set({ numberId: null }).where(eq(id, order.id));
  }
  // Its account was deleted, so the order has no owner.
  await ctx.db.delete(answeringOrders).where(and(eq(status, 'canceled'), isNull(numberId), isNull(userId)));
}
