import { EventRefused } from '#adapters/payments/contract.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { confirmPayment } from './confirm-payment.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;

/**
 * Treats a provider's event as a hint to look at a payment. May be repeated; an event without a valid, recent signature
 * is refused.
 */
export async function receivePaymentEvent(
  ctx: Ctx,
  event: { body: string; signature: string | undefined },
): Promise<void> {
  let sessionId: string | null;
  try {
    sessionId = await ctx.payments.readEvent({ ...event, receivedAt: ctx.now() });
  } catch (error) {
    if (!(error instanceof EventRefused)) throw error;
    throw new AppError('invalid', 'This event is not signed by the payment provider.');
  }
  if (sessionId) await confirmPayment(ctx, sessionId);
}
