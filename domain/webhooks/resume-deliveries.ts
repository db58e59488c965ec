import { and, eq, lt, lte } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import type { Lane } from './deliver-lane.ts';
import { KEPT_DAYS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;

const maxPerRun = 1000;

/**
 * The lanes whose next delivery is due, or only those of one endpoint. Deliveries queued after it don't
 * count.
 */
export async function listDueLanes(ctx: Pick<Context, 'db' | 'now'>, endpointId?: string): Promise<Lane[]> {
  const { endpointId: endpoint, lane, sequence, nextAttemptAt, status } = webhookDeliveries;
  const heads = ctx.db
    .selectDistinctOn([endpoint, lane], { endpointId: endpoint, lane, nextAttemptAt })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpoint))
    .where(
      and(
        eq(status, 'pending'),
        eq(webhookEndpoints.isEnabled, true),
        endpointId ? eq(endpoint, endpointId) : undefined,
      ),
    )
    .orderBy(endpoint, lane, sequence)
    .as('heads');
  return ctx.db
    .select({ endpointId: heads.endpointId, lane: heads.lane })
    .from(heads)
    .where(lte(heads.nextAttemptAt, ctx.now()))
    .limit(maxPerRun);
}

/**
 * Queues deliveries that are due but have no job, and deletes events that are too old to replay. May be
 * repeated at any time.
 */
export async function resumeDeliveries(ctx: Ctx): Promise<void> {
  await queueLanes(ctx, await listDueLanes(ctx));
  const old = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000);
  await ctx.db.delete(webhookEvents).where(lt(webhookEvents.createdAt, old));
}

export async function queueLanes(ctx: Pick<Ctx, 'queue'>, lanes: Lane[]): Promise<void> {
  await ctx.queue.sendAll(
    'deliver-webhooks',
    lanes.map((payload) => ({ payload, options: { key: `${payload.endpointId}:${payload.lane}` } })),
  );
}
