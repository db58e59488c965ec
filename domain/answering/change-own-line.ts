import { eq } from 'drizzle-orm';
import { answeringOrders } from '#db/schema/answering.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { changeLine } from '../phone/change-line.ts';
import { CHOOSE_OWN_HOME } from '../phone/rules.ts';
import { findPlan } from './queries.ts';

/** Saves an owner's settings for a line, within what its plan includes. May be repeated. */
export async function changeOwnLine(
  ctx: Pick<Context, 'db' | 'now'>,
  input: Parameters<typeof changeLine>[1],
): Promise<void> {
  const [order] = await ctx.db
    .select({ planId: answeringOrders.planId })
    .from(answeringOrders)
    .where(eq(answeringOrders.lineId, input.lineId));
  if (order && findPlan(order.planId).homes === 'one' && input.settings.listingId === null)
    throw new AppError('invalid', CHOOSE_OWN_HOME, { fields: { listingId: CHOOSE_OWN_HOME } });
  await changeLine(ctx, input);
}
