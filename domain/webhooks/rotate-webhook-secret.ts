import { sql } from 'drizzle-orm';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { sealSecret } from '../sealed-secret.ts';
import { OVERLAP_HOURS } from './rules.ts';
import { type EndpointOf, isEndpointOf, missingEndpoint } from './webhook-endpoint.ts';
import { createWebhookSecret } from './webhook-secret.ts';

/**
 * Gives a webhook a new secret and returns it. The old one also signs for a day. Each call creates another
 * one.
 */
export async function rotateWebhookSecret(
  ctx: Pick<Context, 'db' | 'now' | 'keys'>,
  { endpointId, userId, ip }: EndpointOf & { ip: string },
): Promise<{ secret: string; previousSecretUntil: string }> {
  const secret = createWebhookSecret();
  const until = new Date(ctx.now().getTime() + OVERLAP_HOURS * 3_600_000);
  const [rotated] = await ctx.db
    .update(webhookEndpoints)
    .set({
      sealedSecret: await sealSecret(ctx, endpointId, secret),
      previousSealedSecret: sql`${webhookEndpoints.sealedSecret}`,
      previousSecretUntil: until,
    })
    .where(isEndpointOf({ endpointId, userId }))
    .returning({ id: webhookEndpoints.id });
  if (!rotated) missingEndpoint();
  await recordAudit(ctx, { actorId: userId, ip, action: 'webhook.secret_rotated', subject: endpointId });
  return { secret, previousSecretUntil: until.toISOString() };
}
