import { and, eq } from 'drizzle-orm';
import { checkouts } from '#db/schema/checkouts.ts';
import { findAnsweringOrder } from '../answering/queries.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { confirmPayment } from './confirm-payment.ts';
import { NO_SUCH_ORDER } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;

/**
 * Refunds every payment for an answering-service order that has no number, which cancels it. May be repeated.
 */
export async function refundAnswering(
  ctx: Ctx,
  { orderId, actor }: { orderId: string; actor: { actorId: string | null; ip?: string | null } },
): Promise<void> {
  const order = await findAnsweringOrder(ctx, orderId);
  if (!order) throw new AppError('not_found', NO_SUCH_ORDER);
  if (order.status === 'active' || order.status === 'ended')
    throw new AppError('conflict', 'Its number is already answering calls, so it can’t be refunded here.');
  const isPaid = and(eq(checkouts.answeringOrderId, orderId), eq(checkouts.status, 'paid'));
  const paid = await ctx.db.select().from(checkouts).where(isPaid);
  for (const { sessionId } of paid) {
    if (!sessionId) continue;
    await ctx.payments.refund(sessionId);
    await confirmPayment(ctx, sessionId);
  }
  await recordAudit(ctx, { ...actor, action: 'answering.refunded_by_staff', subject: orderId });
}
