import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { teamMembers } from '#db/schema/teams.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { isPodcastOwner } from './podcast-owner.ts';
import type { WebhookEventType } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
export type HomeEvent = { type: WebhookEventType; podcastId: string; data: Record<string, unknown> };

/**
 * Saves events for the accounts and teams whose webhooks want them, with the jobs that send them, in the caller's
 * transaction: an event is sent if and only if the change it reports is saved. The caller makes sure that each event is
 * recorded once.
 */
export async function recordEvents(tx: Ctx, events: HomeEvent[]): Promise<void> {
  if (events.length === 0) return;
  const podcastIds = [...new Set(events.map((event) => event.podcastId))];
  const wanted = [
    ...(await findEndpoints(tx, podcastIds)),
    ...(await findTeamEndpoints(tx, podcastIds)),
    ...(await findMemberEndpoints(tx, podcastIds)),
  ];
  if (wanted.length === 0) return;
  for (const event of events) {
    const endpoints = wanted.filter(
      (row) => row.podcastId === event.podcastId && row.events.includes(event.type),
    );
    if (endpoints.length === 0) continue;
    // Two transactions about one home take turns, so its events are numbered in the order they happened.
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`webhook ${event.podcastId}`}, 0))`,
    );
    for (const rows of Map.groupBy(endpoints, (row) => row.userId ?? row.teamId).values())
      await saveEvent(tx, event, rows);
  }
}

export function recordEvent(tx: Ctx, event: HomeEvent): Promise<void> {
  return recordEvents(tx, [event]);
}

type Endpoint = { endpointId: string; userId: string | null; teamId: string | null };

/** Saves an event for the endpoints of one account or team. */
async function saveEvent(tx: Ctx, event: HomeEvent, endpoints: Endpoint[]): Promise<void> {
  const { type, podcastId } = event;
  const { userId = null, teamId = null } = endpoints[0] ?? {};
  const now = tx.now();
  const data = { orderId: podcastId, ...event.data };
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const [saved] = await tx.db
    .insert(webhookEvents)
    .values({ userId, teamId, type, podcastId, body, createdAt: now })
    .returning({ id: webhookEvents.id });
  if (!saved) throw new Error('The event was not saved.');
  const lane = podcastId;
  await tx.db.insert(webhookDeliveries).values(
    endpoints.map(({ endpointId }) => ({
      endpointId,
      eventId: saved.id,
      lane,
      nextAttemptAt: now,
      createdAt: now,
    })),
  );
  for (const { endpointId } of endpoints)
    await tx.queue.send('deliver-webhooks', { endpointId, lane }, { key: `${endpointId}:${lane}` });
}

/** A webhook that we turned off still collects its events; one that its owner turned off doesn't. */
const collects = or(eq(webhookEndpoints.isEnabled, true), isNotNull(webhookEndpoints.disabledReason));
const wantedEndpoint = {
  podcastId: podcasts.id,
  userId: webhookEndpoints.userId,
  teamId: webhookEndpoints.teamId,
  endpointId: webhookEndpoints.id,
  events: webhookEndpoints.events,
};

/** The webhooks of the accounts that these podcasts belong to. */
function findEndpoints(tx: Ctx, podcastIds: string[]) {
  return tx.db
    .select(wantedEndpoint)
    .from(podcasts)
    .innerJoin(authUsers, isPodcastOwner)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.userId, authUsers.id))
    .where(and(inArray(podcasts.id, podcastIds), isNull(podcasts.teamId), collects));
}

/** The team's own webhooks, no matter who ordered its podcast. */
function findTeamEndpoints(tx: Ctx, podcastIds: string[]) {
  return tx.db
    .select(wantedEndpoint)
    .from(podcasts)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.teamId, podcasts.teamId))
    .where(and(inArray(podcasts.id, podcastIds), collects));
}

/** For a team's podcast, the webhooks of those who may see it: its owners and admins, and the member who ordered it. */
function findMemberEndpoints(tx: Ctx, podcastIds: string[]) {
  const maySee = or(inArray(teamMembers.role, ['owner', 'admin']), eq(teamMembers.userId, podcasts.userId));
  return tx.db
    .select(wantedEndpoint)
    .from(podcasts)
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, podcasts.teamId), maySee))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.userId, teamMembers.userId))
    .where(and(inArray(podcasts.id, podcastIds), collects));
}
