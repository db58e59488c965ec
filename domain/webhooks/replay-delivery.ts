import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { webhookDeliveries } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireEndpoint } from './webhook-endpoint.ts';

/**
 * Sends an event again with the same id, so a program that already has it can tell. It waits for nothing. Each call
 * sends it once more.
 */
export function replayDelivery(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { endpointId: string; deliveryId: string; userId: string },
): Promise<{ deliveryId: string }> {
  return inTransaction(ctx, async (tx) => {
    const { isEnabled, id: endpointId } = await requireEndpoint(tx, input);
    if (!isEnabled) throw new AppError('conflict', 'Turn the webhook on first.');
    const [known] = await tx.db
      .select({ eventId: webhookDeliveries.eventId })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, input.deliveryId), eq(webhookDeliveries.endpointId, endpointId)));
    if (!known) throw new AppError('not_found', 'This delivery is no longer in the log.');
    const id = randomUUID();
    const lane = `replay:${id}`;
    const now = tx.now();
    const row = { id, endpointId, eventId: known.eventId, lane, nextAttemptAt: now, createdAt: now };
    await tx.db.insert(webhookDeliveries).values(row);
    await tx.queue.send('deliver-webhooks', { endpointId, lane }, { key: `${endpointId}:${lane}` });
    return { deliveryId: id };
  });
}
