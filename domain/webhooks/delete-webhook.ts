import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { type EndpointOf, isEndpointOf, missingEndpoint } from './webhook-endpoint.ts';

/** Deletes a webhook with its log; nothing more is sent. A second call finds nothing. */
export async function deleteWebhook(
  ctx: Pick<Context, 'db' | 'now'>,
  { endpointId, userId, ip }: EndpointOf & { ip: string },
): Promise<{ id: string }> {
  const [deleted] = await ctx.db
    .delete(webhookEndpoints)
    .where(isEndpointOf({ endpointId, userId }))
    .returning({ id: webhookEndpoints.id, url: webhookEndpoints.url });
  if (!deleted) missingEndpoint();
  const entry = { action: 'webhook.deleted', subject: endpointId, details: { url: deleted.url } };
  await recordAudit(ctx, { actorId: userId, ip, ...entry });
  return { id: deleted.id };
}
