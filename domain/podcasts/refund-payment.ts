import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { confirmPayment } from './confirm-payment.ts';
import { findPaymentSession } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;

/**
 * Refunds the payment of an order, which cancels all its podcasts and takes their pages and files offline unless they
 * should stay. May be repeated.
 */
export async function refundPayment(
  ctx: Ctx,
  input: {
    podcastId: string;
    staysOnline?: boolean | undefined;
    actor: { actorId: string | null; ip?: string | null };
  },
): Promise<{ payment_status: string }> {
  const found = await findPaymentSession(ctx, input.podcastId);
  if (!found) throw new AppError('not_found', 'Podcast not found');
  if (!found.sessionId) throw new AppError('invalid', 'This order was not paid online.');
  const { staysOnline = false } = input;
  // Before the refund, so that nothing goes offline even briefly.
  await ctx.db.update(podcasts).set({ staysOnline }).where(eq(podcasts.paymentSessionId, found.sessionId));
  await ctx.payments.refund(found.sessionId);
  const status = await confirmPayment(ctx, found.sessionId);
  const details = { staysOnline };
  await recordAudit(ctx, { ...input.actor, action: 'order.refunded', subject: input.podcastId, details });
  return { payment_status: status ?? 'unknown' };
}
