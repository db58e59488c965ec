import { randomUUID } from 'node:crypto';
import { webhookDeliveries, webhookEvents } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { takeHit } from '../rate-limits.ts';
import { TEST_EVENT } from './rules.ts';
import { saveAttempt } from './save-attempt.ts';
import { createTestLane } from './test-lane.ts';
import { type EndpointOf, requireEndpoint } from './webhook-endpoint.ts';
import { signWithSecrets } from './webhook-secret.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys' | 'webhooks' | 'log'>;

/** Sends a test event at once, even to a disabled webhook, and logs it. Tried once. */
export async function testWebhook(ctx: Ctx, of: EndpointOf): Promise<{ deliveryId: string }> {
  const endpoint = await requireEndpoint(ctx, of);
  const wait = await takeHit(ctx, `webhook-test:${of.userId}`, { limit: 10, windowSeconds: 60 });
  if (wait > 0)
    throw new AppError('too_many', 'Please wait a moment before the next test.', { retryAfterSeconds: wait });
  const now = ctx.now();
  const id = randomUUID();
  const data = { message: 'This is a test from Hearthcast.' };
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: now.toISOString(), data });
  await ctx.db
    .insert(webhookEvents)
    .values({ id, userId: endpoint.userId, teamId: endpoint.teamId, type: TEST_EVENT, body, createdAt: now });
  const [delivery] = await ctx.db
    .insert(webhookDeliveries)
    .values({
      endpointId: endpoint.id,
      eventId: id,
      lane: createTestLane(id),
      attempts: 1,
      firstAttemptAt: now,
      nextAttemptAt: now,
      // No worker may send it as well.
      claimedUntil: new Date(now.getTime() + 60_000),
      createdAt: now,
    })
    .returning();
  if (!delivery) throw new Error('The test was not saved.');
  const headers = await signWithSecrets(ctx, endpoint, { id, body });
  const answer = await ctx.webhooks.post({ url: endpoint.url, headers, body });
  await saveAttempt(ctx, { endpoint, delivery, answer });
  return { deliveryId: delivery.id };
}
