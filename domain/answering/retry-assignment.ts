import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Retries a paid order's number after someone fixed the problem. May be repeated. */
export async function retryAssignment(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { orderId, actor }: { orderId: string; actor: { actorId: string | null; ip?: string | null } },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [order] = await tx.db
      .update(answeringOrders)
      .set({ trouble: null })
      .where(and(eq(answeringOrders.id, orderId), eq(answeringOrders.status, 'paid')))
      .returning({ id: answeringOrders.id });
    if (!order) throw new AppError('conflict', 'This order isn’t waiting for a number.');
    await tx.queue.send('assign-number', { orderId });
    await recordAudit(tx, { ...actor, action: 'answering.retried', subject: orderId });
  });
}
