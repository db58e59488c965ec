import type { CheckoutStatus, PodcastStatus, RunState } from '#db/column-values.ts';

/** New orders by an account's programs; repeats don't count. */
export const ORDERS_A_DAY = { limit: 1000, windowSeconds: 86_400 };

/** An order's progress, as programs read it. */
export const orderStatuses = [
  'awaiting_payment',
  'payment_failed',
  'in_production',
  'needs_review',
  'needs_answers',
  'ready',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

type Facts = { status: PodcastStatus; run: RunState | null; checkout: CheckoutStatus | null };

/** A delivered order stays ready while a new version is made. */
export function orderStatusOf({ status, run, checkout }: Facts): OrderStatus {
  if (status === 'cancelled') return 'canceled';
  if (status === 'failed') return 'payment_failed';
  if (status === 'completed') return 'ready';
  if (status === 'pending' && checkout !== null && checkout !== 'paid') return 'awaiting_payment';
  if (run === 'in_review') return 'needs_review';
  if (run === 'waiting_for_agent') return 'needs_answers';
  return 'in_production';
}
