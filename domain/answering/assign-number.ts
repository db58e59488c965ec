import { and, eq, isNull, sql } from 'drizzle-orm';
import { NumberRefused, type PhoneNumber } from '#adapters/telephony/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { endsIn, isFree } from '#db/claims.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { answeringWaitingMail } from '../mails/templates/answering-mails.ts';
import { phoneWebhookPath } from '../phone/receive-call.ts';
import { activateOrder } from './activate-order.ts';
import { type AnsweringOrder, findAnsweringOrder, findPlan } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'orders' | 'telephony' | 'log'>;

/**
 * Longer than the provider may take to sell a number. If the response to a purchase got lost, its reference can be
 * found only once the provider has finished, so the claim is kept if it doesn't respond.
 */
const CLAIM_SECONDS = 120;
const NO_PROVIDER = 'No telephone provider is set up.';
const NO_ANSWER = 'The telephone provider doesn’t answer. It’s tried again by itself.';

/**
 * Gives a paid order its number and makes it answer. May be repeated and run by several workers at once: an order gets
 * one number. Throws `Unavailable` if the provider doesn't respond; an order that the provider refuses waits for staff.
 */
export async function assignNumber(ctx: Ctx, orderId: string): Promise<void> {
  const order = await claimOrder(ctx, orderId);
  if (order) {
    const number = await obtainNumber(ctx, order);
    if (!number) return;
    await saveNumber(ctx, order, number);
  }
  const found = order ?? (await findAnsweringOrder(ctx, orderId));
  if (!order && found?.status === 'paid')
    throw new Unavailable('phone number', 'another worker is buying it');
  await activateOrder(ctx, orderId);
}

/** Only paid orders without a number, and only one worker at a time. */
async function claimOrder(ctx: Ctx, orderId: string): Promise<AnsweringOrder | undefined> {
  const [order] = await ctx.db
    .update(answeringOrders)
    .set({ claimedUntil: endsIn(CLAIM_SECONDS) })
    .where(
      and(
        eq(answeringOrders.id, orderId),
        eq(answeringOrders.status, 'paid'),
        isNull(answeringOrders.numberId),
        isFree(answeringOrders.claimedUntil, CLAIM_SECONDS),
      ),
    )
    .returning();
  return order;
}

async function obtainNumber(ctx: Ctx, order: AnsweringOrder): Promise<PhoneNumber | undefined> {
  const { telephony, site } = ctx;
  const isOrder = eq(answeringOrders.id, order.id);
  try {
    if (!telephony) throw new NumberRefused('refused', NO_PROVIDER);
    const known = await telephony.numbers.find(order.id);
    if (known) return known;
    return await telephony.numbers.buy({
      reference: order.id,
      areaCode: /^\+1(\d{3})/.exec(order.transferNumber)?.[1] ?? null,
      callUrl: `${site.url}${phoneWebhookPath}?turn=0`,
      statusUrl: `${site.url}${phoneWebhookPath}/status`,
    });
  } catch (error) {
    if (!(error instanceof NumberRefused)) {
      await ctx.db.update(answeringOrders).set({ trouble: NO_ANSWER }).where(isOrder);
      throw error;
    }
    ctx.log.error({ orderId: order.id, reason: error.message }, 'no number could be bought for a paid order');
    await ctx.db.update(answeringOrders).set({ trouble: error.message, claimedUntil: null }).where(isOrder);
    await tellStaff(ctx, order, error.message);
    return undefined;
  }
}

/** Saved even for an order that was refunded in the meantime, so that the number is released. */
async function saveNumber(ctx: Ctx, order: AnsweringOrder, { id, number }: PhoneNumber): Promise<void> {
  await ctx.db
    .update(answeringOrders)
    .set({
      numberId: id,
      number,
      claimedUntil: null,
      trouble: null,
      status: sql`case when ${answeringOrders.status} = 'paid' then 'assigned' else ${answeringOrders.status} end`,
    })
    .where(eq(answeringOrders.id, order.id));
}

async function tellStaff(ctx: Ctx, order: AnsweringOrder, trouble: string): Promise<void> {
  await queueMail(ctx, {
    mailKey: `answering-waiting:${order.id}`,
    kind: 'answering-waiting',
    recipient: ctx.orders.staffInbox,
    content: answeringWaitingMail(ctx.site, {
      customerEmail: order.customerEmail,
      planName: findPlan(order.planId).name,
      trouble,
    }),
  });
}
