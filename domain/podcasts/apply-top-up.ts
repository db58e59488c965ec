import type { checkouts } from '#db/schema/checkouts.ts';
import { recordAudit } from '../audit.ts';
import { changeBalance } from '../balance/change-balance.ts';
import type { Context } from '../context.ts';

type Checkout = typeof checkouts.$inferSelect;

/**
 * Adds a paid top-up to the balance of its team or account, or removes a refunded one, in the caller's transaction.
 * Each happens once; a refund without a payment changes nothing.
 */
export async function applyTopUp(tx: Pick<Context, 'db' | 'now'>, checkout: Checkout): Promise<void> {
  const { id, userId, teamId, paidCents, status } = checkout;
  const owner = teamId ? { teamId } : userId ? { userId } : undefined;
  if (!owner || !paidCents || (status !== 'paid' && status !== 'refunded')) return;
  const isPaid = status === 'paid';
  await changeBalance(tx, {
    ...owner,
    kind: isPaid ? 'top_up' : 'top_up_refunded',
    entryKey: `${status}:${id}`,
    amountCents: isPaid ? paidCents : -paidCents,
    description: isPaid ? 'Added by payment' : 'Payment refunded',
  });
  const action = isPaid ? 'balance.topped_up' : 'balance.top_up_refunded';
  await recordAudit(tx, { actorId: userId, action, subject: id, details: { paidCents } });
}
