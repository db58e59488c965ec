import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitCalls } from '../limit-calls.ts';
import { confirmPayment } from './confirm-payment.ts';
import { findCheckoutBySession } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;

const limits = [{ limit: 120, windowSeconds: 60 }];

/** Reports to the page after payment whether a session is paid, and confirms it if so. May be repeated. */
export async function verifyPayment(
  ctx: Ctx,
  input: { sessionId: string; ip: string },
): Promise<{ success: boolean; payment_status: string }> {
  await limitCalls(ctx, 'verify-payment', input.ip, limits);
  const checkout = await findCheckoutBySession(ctx, input.sessionId);
  if (!checkout) throw new AppError('not_found', 'There is no such payment.');
  const status = checkout.status === 'paid' ? 'paid' : await confirmPayment(ctx, input.sessionId);
  const isWaiting = status === undefined || status === 'opening' || status === 'open';
  return { success: status === 'paid', payment_status: isWaiting ? 'unpaid' : status };
}
