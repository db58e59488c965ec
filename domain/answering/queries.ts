import { and, asc, desc, eq, isNotNull, lt, ne, or } from 'drizzle-orm';
import { answeringOrders } from '#db/schema/answering.ts';
import { phoneLines } from '#db/schema/phone.ts';
import type { Context } from '../context.ts';
import { countUsedMinutes, listCalledHomes } from '../phone/queries.ts';
import type { LineZone } from '../phone/rules.ts';
import { answeringPlans } from './data/plans.ts';
import type { AnsweringPlanId } from './rules.ts';
import type { AnsweredHome, AnsweringPlan, OwnAnsweringOrder, WaitingAnsweringOrder } from './schema.ts';

type Ctx = Pick<Context, 'db'>;
export type AnsweringOrder = typeof answeringOrders.$inferSelect;

/** If a paid order has had no number for this long, someone must look at it, whatever its status says. */
const SETTING_UP_MS = 15 * 60_000;
const STILL_WORKING = 'The number is taking longer than it should.';

export function findPlan(planId: AnsweringPlanId): AnsweringPlan {
  const plan = answeringPlans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}.`);
  return plan;
}

export async function findAnsweringOrder(ctx: Ctx, orderId: string): Promise<AnsweringOrder | undefined> {
  const [order] = await ctx.db.select().from(answeringOrders).where(eq(answeringOrders.id, orderId));
  return order;
}

/** The caller's own order; someone else's counts as missing. */
export async function findOwnAnsweringOrder(
  ctx: Ctx,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<AnsweringOrder | undefined> {
  const order = await findAnsweringOrder(ctx, orderId);
  return order?.userId === userId ? order : undefined;
}

/** The homes that a number of this account could answer for. */
export async function listAnsweredHomes(ctx: Ctx, userId: string): Promise<AnsweredHome[]> {
  const homes = await listCalledHomes(ctx, userId);
  return homes.map(({ listingId, address }) => ({ listingId, address }));
}

/** What an account ordered, newest first; canceled orders are hidden from their owner. */
export async function listOwnAnsweringOrders(
  ctx: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<OwnAnsweringOrder[]> {
  const rows = await ctx.db
    .select({ order: answeringOrders, line: phoneLines })
    .from(answeringOrders)
    .leftJoin(phoneLines, eq(phoneLines.id, answeringOrders.lineId))
    .where(and(eq(answeringOrders.userId, userId), ne(answeringOrders.status, 'canceled')))
    .orderBy(desc(answeringOrders.createdAt))
    .limit(50);
  return Promise.all(
    rows.map(async ({ order, line }): Promise<OwnAnsweringOrder> => {
      const { name, priceCents, homes } = findPlan(order.planId);
      return {
        id: order.id,
        planName: name,
        priceCents,
        homes,
        status: order.status,
        number: order.number,
        endsAt: order.endsAt?.toISOString() ?? null,
        line: line && {
          id: line.id,
          greeting: line.greeting,
          transferNumber: line.transferNumber,
          hours: line.hours,
          timeZone: line.timeZone as LineZone,
          listingId: line.listingId,
          isPaused: line.isPaused,
          includedMinutes: line.includedMinutes,
          usedMinutes: await countUsedMinutes(ctx, line),
        },
      };
    }),
  );
}

/** Paid orders without a number, oldest first. */
export async function listWaitingAnsweringOrders(
  ctx: Pick<Context, 'db' | 'now'>,
): Promise<WaitingAnsweringOrder[]> {
  const { status, trouble, updatedAt, createdAt } = answeringOrders;
  const isLate = lt(updatedAt, new Date(ctx.now().getTime() - SETTING_UP_MS));
  const rows = await ctx.db
    .select()
    .from(answeringOrders)
    .where(or(isNotNull(trouble), and(or(eq(status, 'paid'), eq(status, 'assigned')), isLate)))
    .orderBy(asc(createdAt))
    .limit(200);
  return rows.map((row) => ({
    id: row.id,
    customerEmail: row.customerEmail,
    planName: findPlan(row.planId).name,
    status: row.status,
    trouble: row.trouble ?? STILL_WORKING,
    createdAt: row.createdAt.toISOString(),
  }));
}
