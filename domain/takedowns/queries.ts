import { and, asc, desc, eq, isNull, ne, not, notInArray, or } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { auditLog } from '#db/schema/operations.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import { problemReports } from '#db/schema/records.ts';
import { teamMembers } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import type { HomeCard } from '../listings/queries.ts';
import { formatAddress } from '../listings/rules.ts';
import type { OpenReport } from './schema.ts';

const maxReports = 200;

/** What staff have to decide, next due first. */
export async function listOpenReports(ctx: Pick<Context, 'db' | 'now'>): Promise<OpenReport[]> {
  const rows = await ctx.db
    .select({ report: problemReports, listing: listings })
    .from(problemReports)
    .leftJoin(listings, eq(listings.id, problemReports.listingId))
    .where(isNull(problemReports.closedAt))
    .orderBy(asc(problemReports.dueAt), asc(problemReports.id))
    .limit(maxReports);
  return rows.map(({ report, listing }) => ({
    id: report.id,
    pagePath: report.pagePath,
    home: listing && formatAddress(listing),
    podcastId: listing?.podcastId ?? null,
    reason: report.reason,
    message: report.message,
    reporterName: report.reporterName,
    reporterEmail: report.reporterEmail,
    createdAt: report.createdAt.toISOString(),
    dueAt: report.dueAt.toISOString(),
    isOverdue: report.dueAt <= ctx.now(),
  }));
}

/** Whether a podcast was unpublished; undefined if there is none. */
export async function findTakenDownAt(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<Date | null | undefined> {
  const [row] = await ctx.db
    .select({ takenDownAt: podcasts.takenDownAt })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  return row?.takenDownAt;
}

/** Who last unpublished a podcast; null if unknown. */
export async function findTakedownActor(ctx: Pick<Context, 'db'>, podcastId: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, podcastId), eq(auditLog.action, 'record.taken_down')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.actorId ?? null;
}

/**
 * Whether the person who ordered a home, or someone on its team, unpublished it. A refund or a decision by staff doesn't
 * count: there may be a dispute about whose home it is.
 */
export async function isUnpublishedByOwner(ctx: Pick<Context, 'db'>, podcastId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ userId: podcasts.userId, teamId: podcasts.teamId, takenDownAt: podcasts.takenDownAt })
    .from(podcasts)
    .where(and(eq(podcasts.id, podcastId), ne(podcasts.status, 'cancelled')));
  const actorId = row?.takenDownAt ? await findTakedownActor(ctx, podcastId) : null;
  if (!row || actorId === null) return false;
  if (!row.teamId) return actorId === row.userId;
  const isMember = and(eq(teamMembers.teamId, row.teamId), eq(teamMembers.userId, actorId));
  return (await ctx.db.$count(teamMembers, isMember)) > 0;
}

const offTheMarket = ['sold', 'off market'];

/** The newest other homes for sale that the same account or team has online. */
export async function listOtherHomes(
  ctx: Pick<Context, 'db'>,
  { podcastId, limit }: { podcastId: string; limit: number },
): Promise<HomeCard[]> {
  const [owner] = await ctx.db
    .select({ userId: podcasts.userId, teamId: podcasts.teamId })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  const isSameOwner = owner?.teamId
    ? eq(podcasts.teamId, owner.teamId)
    : owner?.userId && and(isNull(podcasts.teamId), eq(podcasts.userId, owner.userId));
  if (!isSameOwner) return [];
  const rows = await ctx.db
    .select({ listing: listings })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(
      and(
        isSameOwner,
        ne(podcasts.id, podcastId),
        eq(listings.status, 'active'),
        not(isWithdrawnPodcast(podcasts)),
        or(isNull(listings.saleStatus), notInArray(listings.saleStatus, offTheMarket)),
      ),
    )
    .orderBy(desc(listings.createdAt))
    .limit(limit);
  return rows.map(({ listing }) => listing);
}
