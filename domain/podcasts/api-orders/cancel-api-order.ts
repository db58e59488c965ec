import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import { changeBalance } from '../../balance/change-balance.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { creditTeam } from '../../invoices/credit-team.ts';
import { findCheckoutBySession } from '../queries.ts';
import { refundPayment } from '../refund-payment.ts';
import { NO_SUCH_ORDER } from '../rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'accounts' | 'log' | 'payments'>;
type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;
type Podcast = typeof podcasts.$inferSelect;

const WRITE_TO_US = 'Please write to us to cancel it.';

/**
 * Cancels a paid order that hasn't been delivered, and refunds the money the way it came. May be repeated. The
 * caller has checked whose order it is.
 */
export async function cancelApiOrder(ctx: Ctx, input: { orderId: string; actor: Actor }): Promise<void> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, input.orderId));
  if (!podcast) throw new AppError('not_found', NO_SUCH_ORDER);
  if (podcast.status === 'cancelled') return;
  requireCancelable(podcast);
  if (podcast.paymentMethod === 'online') await cancelOnline(ctx, podcast, input.actor);
  else await cancelCharged(ctx, podcast, input.actor);
}

function requireCancelable({ status, paymentMethod }: Podcast): void {
  if (status === 'pending' || status === 'failed')
    throw new AppError(
      'conflict',
      'This order isn’t paid. Leave it unpaid, and its payment link will expire.',
    );
  if (status === 'completed')
    throw new AppError('conflict', 'This order has been delivered, so it can’t be canceled anymore.');
  if (paymentMethod === 'staff')
    throw new AppError('conflict', `This order was arranged with our staff. ${WRITE_TO_US}`);
}

async function cancelCharged(ctx: Ctx, podcast: Podcast, actor: Actor): Promise<void> {
  const { id, amountCents } = podcast;
  await inTransaction(ctx, async (tx) => {
    // Locked in the order a worker uses, so neither waits for the other forever.
    await tx.db
      .select({ state: productionRuns.state })
      .from(productionRuns)
      .where(eq(productionRuns.podcastId, id))
      .for('update');
    const [canceled] = await tx.db
      .update(podcasts)
      .set({ status: 'cancelled' })
      .where(and(eq(podcasts.id, id), inArray(podcasts.status, ['paid', 'processing', 'chatgpt_processed'])))
      .returning({ id: podcasts.id });
    if (!canceled) throw new AppError('conflict', 'This order was just delivered or canceled.');
    await returnPrice(tx, podcast);
    await recordAudit(tx, { ...actor, action: 'order.canceled', subject: id, details: { amountCents } });
  });
}

/** To the balance that paid it, or as a credit on the team's next invoice. */
async function returnPrice(tx: Ctx, podcast: Podcast): Promise<void> {
  const { id: podcastId, userId, teamId, paymentMethod, amountCents } = podcast;
  if (amountCents === 0) return;
  if (paymentMethod === 'invoice' && teamId) return creditTeam(tx, { teamId, podcastId });
  const owner = teamId ? { teamId } : userId ? { userId } : undefined;
  if (!owner) return;
  await changeBalance(tx, {
    ...owner,
    kind: 'order_returned',
    entryKey: `order-returned:${podcastId}`,
    amountCents,
    description: 'Order canceled',
    podcastId,
  });
}

/** A payment is refunded as a whole, so an order for several homes is left to people. */
async function cancelOnline(ctx: Ctx, { id, paymentSessionId }: Podcast, actor: Actor): Promise<void> {
  const checkout = paymentSessionId ? await findCheckoutBySession(ctx, paymentSessionId) : undefined;
  if (checkout?.links.length !== 1)
    throw new AppError('conflict', `This order is part of a payment for several homes. ${WRITE_TO_US}`);
  await refundPayment(ctx, { podcastId: id, actor });
}
