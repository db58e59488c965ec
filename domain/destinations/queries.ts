import { and, asc, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { decodeCursor, encodeCursor, isMoment } from '../cursor.ts';
import { type Holder, isHeldBy } from '../teams/holder.ts';
import { isPodcastOwner } from '../webhooks/podcast-owner.ts';
import { viewLeadDelivery } from './lead-delivery.ts';
import { type DestinationKind, destinationKinds } from './rules.ts';
import type { DestinationView, LeadDeliveryView } from './schema.ts';

type Ctx = Pick<Context, 'db'>;
const perPage = 20;

/** The destinations of an account or a team, oldest first, without their secrets. The caller has checked who asks. */
export async function listDestinations(ctx: Ctx, holder: Holder): Promise<DestinationView[]> {
  const of = (status: string) =>
    sql<number>`count(*) filter (where ${contactDeliveries.status} = ${status})::int`;
  const rows = await ctx.db
    .select({ destination: leadDestinations, waiting: of('pending'), undelivered: of('failed') })
    .from(leadDestinations)
    .leftJoin(contactDeliveries, eq(contactDeliveries.destinationId, leadDestinations.id))
    .where(isHeldBy(leadDestinations, holder))
    .groupBy(leadDestinations.id)
    .orderBy(asc(leadDestinations.createdAt), asc(leadDestinations.id));
  return rows.map(({ destination, waiting, undelivered }) => ({
    id: destination.id,
    kind: destination.kind,
    name: destination.name,
    settings: destination.settings,
    mapping: destination.mapping,
    isEnabled: destination.isEnabled,
    lastDeliveredAt: destination.lastDeliveredAt?.toISOString() ?? null,
    waiting,
    undelivered,
    createdAt: destination.createdAt.toISOString(),
  }));
}

/** Where the leads of a home go: the enabled destinations of whoever ordered it and of its team. */
export async function listDestinationsOfHome(
  ctx: Ctx,
  podcastId: string,
  kinds: readonly DestinationKind[] = destinationKinds,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: leadDestinations.id })
    .from(podcasts)
    .leftJoin(authUsers, isPodcastOwner)
    .innerJoin(
      leadDestinations,
      or(eq(leadDestinations.userId, authUsers.id), eq(leadDestinations.teamId, podcasts.teamId)),
    )
    .where(
      and(
        eq(podcasts.id, podcastId),
        eq(leadDestinations.isEnabled, true),
        inArray(leadDestinations.kind, [...kinds]),
      ),
    )
    .orderBy(asc(leadDestinations.createdAt));
  return rows.map(({ id }) => id);
}

/** A page of what was sent to a destination, newest first. The caller has checked who owns it. */
export async function listLeadDeliveries(
  ctx: Ctx,
  { destinationId, cursor }: { destinationId: string; cursor?: string | undefined },
): Promise<{ deliveries: LeadDeliveryView[]; nextCursor: string | null }> {
  const { createdAt, id } = contactDeliveries;
  const after = decodeCursor(cursor, isMoment);
  const at = new Date(after?.[0] ?? 0);
  const isAfter = after ? and(lte(createdAt, at), or(lt(createdAt, at), lt(id, after[1]))) : undefined;
  const rows = await ctx.db
    .select({ delivery: contactDeliveries, contact: contacts, destination: leadDestinations })
    .from(contactDeliveries)
    .innerJoin(contacts, eq(contacts.id, contactDeliveries.contactId))
    .innerJoin(leadDestinations, eq(leadDestinations.id, contactDeliveries.destinationId))
    .where(and(eq(contactDeliveries.destinationId, destinationId), isAfter))
    .orderBy(desc(createdAt), desc(id))
    .limit(perPage + 1);
  const page = rows.slice(0, perPage);
  const last = page.at(-1)?.delivery;
  return {
    deliveries: page.map(viewLeadDelivery),
    nextCursor: rows.length > perPage && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
