import { inTransaction } from '#db/in-transaction.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { requireReachable } from './require-reachable.ts';
import { listDueLanes, queueLanes } from './resume-deliveries.ts';
import type { UpdateWebhook } from './schema.ts';
import { isEndpointOf, missingEndpoint } from './webhook-endpoint.ts';

/** Changes a webhook. When it is turned on again, it gets the events that have waited. May be repeated. */
export async function updateWebhook(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'webhooks'>,
  { endpointId, userId, ip, ...change }: UpdateWebhook & { userId: string; ip: string },
): Promise<void> {
  if (change.url !== undefined) requireReachable(ctx, change.url);
  await inTransaction(ctx, async (tx) => {
    const { url, events, isEnabled } = change;
    const [endpoint] = await tx.db
      .update(webhookEndpoints)
      .set({
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events }),
        ...(isEnabled === undefined ? {} : { isEnabled, disabledReason: null }),
        updatedAt: tx.now(),
      })
      .where(isEndpointOf({ endpointId, userId }))
      .returning();
    if (!endpoint) missingEndpoint();
    if (isEnabled) await queueLanes(tx, await listDueLanes(tx, endpointId));
    const entry = { action: 'webhook.updated', subject: endpointId, details: change };
    await recordAudit(tx, { actorId: userId, ip, ...entry });
  });
}
