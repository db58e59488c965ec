import { and, asc, eq, sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { endsIn, isFree } from '#db/claims.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { saveAttempt } from './save-attempt.ts';
import { signWithSecrets } from './webhook-secret.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys' | 'webhooks' | 'log'>;
export type Lane = { endpointId: string; lane: string };
type Delivery = typeof webhookDeliveries.$inferSelect;

/** Longer than a call may take. */
const CLAIM_SECONDS = 60;
const maxPerRun = 50;

/**
 * Sends what is waiting for one endpoint about one home, one event after the other: the next is sent only when the
 * previous one is delivered or abandoned. May be repeated and run twice at once. Throws if another worker is already
 * sending.
 */
export async function deliverLane(ctx: Ctx, { endpointId, lane }: Lane): Promise<void> {
  const again = (startAfterSeconds?: number) =>
    ctx.queue.send(
      'deliver-webhooks',
      { endpointId, lane },
      { key: `${endpointId}:${lane}`, ...(startAfterSeconds ? { startAfterSeconds } : {}) },
    );
  for (let sent = 0; sent < maxPerRun; sent += 1) {
    const head = await findHead(ctx, { endpointId, lane });
    if (!head?.endpoint.isEnabled) return;
    const waitMs = head.delivery.nextAttemptAt.getTime() - ctx.now().getTime();
    if (waitMs > 0) return again(Math.ceil(waitMs / 1000));
    const delivery = await claim(ctx, head.delivery.id);
    const { endpoint, event } = head;
    const headers = await signWithSecrets(ctx, endpoint, event);
    const answer = await ctx.webhooks.post({ url: endpoint.url, headers, body: event.body });
    await saveAttempt(ctx, { endpoint, delivery, answer });
  }
  return again();
}

async function findHead(ctx: Ctx, { endpointId, lane }: Lane) {
  const [head] = await ctx.db
    .select({
      delivery: webhookDeliveries,
      endpoint: webhookEndpoints,
      event: { id: webhookEvents.id, body: webhookEvents.body },
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.lane, lane),
        eq(webhookDeliveries.status, 'pending'),
      ),
    )
    .orderBy(asc(webhookDeliveries.sequence))
    .limit(1);
  return head;
}

async function claim(ctx: Ctx, deliveryId: string): Promise<Delivery> {
  const now = ctx.now();
  const { id, status, attempts, claimedUntil, firstAttemptAt } = webhookDeliveries;
  const [delivery] = await ctx.db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${attempts} + 1`,
      firstAttemptAt: sql`coalesce(${firstAttemptAt}, ${now.toISOString()}::timestamptz)`,
      claimedUntil: endsIn(CLAIM_SECONDS),
    })
    .where(and(eq(id, deliveryId), eq(status, 'pending'), isFree(claimedUntil, CLAIM_SECONDS)))
    .returning();
  // Its holder may have been killed, so this job must run again instead of counting as done.
  if (!delivery) throw new Unavailable('webhook', 'another worker is delivering it');
  return delivery;
}
