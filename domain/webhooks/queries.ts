import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { type Holder, isHeldBy } from '../teams/holder.ts';
import type { DeliveryView, WebhookView } from './schema.ts';

const perPage = 20;

/** The webhooks of an account or a team, oldest first; never their secrets. The caller has checked who asks. */
export async function listWebhooks(ctx: Pick<Context, 'db' | 'now'>, holder: Holder): Promise<WebhookView[]> {
  const rows = await ctx.db
    .select({ endpoint: webhookEndpoints, pending: count(webhookDeliveries.id) })
    .from(webhookEndpoints)
    .leftJoin(
      webhookDeliveries,
      and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), eq(webhookDeliveries.status, 'pending')),
    )
    .where(isHeldBy(webhookEndpoints, holder))
    .groupBy(webhookEndpoints.id)
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return rows.map(({ endpoint, pending }) => {
    const { previousSecretUntil: until } = endpoint;
    return {
      id: endpoint.id,
      url: endpoint.url,
      events: endpoint.events,
      isEnabled: endpoint.isEnabled,
      disabledReason: endpoint.disabledReason,
      previousSecretUntil: until && until > ctx.now() ? until.toISOString() : null,
      lastDeliveredAt: endpoint.lastDeliveredAt?.toISOString() ?? null,
      pending,
      createdAt: endpoint.createdAt.toISOString(),
    };
  });
}

/** A page of one webhook's log, newest first. The caller has checked whose it is. */
export async function listDeliveries(
  ctx: Pick<Context, 'db'>,
  { endpointId, cursor }: { endpointId: string; cursor?: string | undefined },
): Promise<{ deliveries: DeliveryView[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, (value) => value === 'delivery', isSequence);
  const rows = await readDeliveries(
    ctx,
    and(
      eq(webhookDeliveries.endpointId, endpointId),
      after ? lt(webhookDeliveries.sequence, Number(after[1])) : undefined,
    ),
    perPage + 1,
  );
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return {
    deliveries: page.map(({ view }) => view),
    nextCursor: rows.length > perPage && last ? encodeCursor(['delivery', String(last.sequence)]) : null,
  };
}

export async function findDelivery(
  ctx: Pick<Context, 'db'>,
  deliveryId: string,
): Promise<DeliveryView | undefined> {
  const [row] = await readDeliveries(ctx, eq(webhookDeliveries.id, deliveryId), 1);
  return row?.view;
}

async function readDeliveries(
  ctx: Pick<Context, 'db'>,
  condition: ReturnType<typeof and>,
  limit: number,
): Promise<{ sequence: number; view: DeliveryView }[]> {
  const rows = await ctx.db
    .select({ delivery: webhookDeliveries, type: webhookEvents.type, body: webhookEvents.body })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(condition)
    .orderBy(desc(webhookDeliveries.sequence))
    .limit(limit);
  const ids = rows.map(({ delivery }) => delivery.id);
  const attempts = ids.length === 0 ? [] : await readAttempts(ctx, ids);
  return rows.map(({ delivery, type, body }) => ({
    sequence: delivery.sequence,
    view: {
      id: delivery.id,
      eventId: delivery.eventId,
      type,
      status: delivery.status,
      body,
      nextAttemptAt: delivery.status === 'pending' ? delivery.nextAttemptAt.toISOString() : null,
      createdAt: delivery.createdAt.toISOString(),
      attempts: attempts
        .filter((attempt) => attempt.deliveryId === delivery.id)
        .map(({ createdAt, status, error, responseBody, durationMs }) => ({
          at: createdAt.toISOString(),
          status,
          error,
          responseBody,
          durationMs,
        })),
    },
  }));
}

function readAttempts(ctx: Pick<Context, 'db'>, deliveryIds: string[]) {
  return ctx.db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, deliveryIds))
    .orderBy(asc(webhookAttempts.id));
}

function isSequence(id: unknown): id is string {
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id);
}
