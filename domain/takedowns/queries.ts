import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { auditLog } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { problemReports } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { formatAddress } from '../listings/rules.ts';
import type { OpenReport } from './schema.ts';

const maxReports = 200;

/** What staff have to decide, the next due first. */
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

/** Who unpublished a podcast last; null for nobody who is known. */
export async function findTakedownActor(ctx: Pick<Context, 'db'>, podcastId: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, podcastId), eq(auditLog.action, 'record.taken_down')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.actorId ?? null;
}
