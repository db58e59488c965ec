import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { problemReports } from '#db/schema/records.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { DecideReport } from './schema.ts';
import { setPublished } from './set-published.ts';

/** Closes a report with staff's decision; "unpublished" also takes the home offline. A second decision is refused. */
export async function decideReport(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { reportId, decision, note, actor }: DecideReport & { actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [report] = await tx.db
      .update(problemReports)
      .set({ decision, note, closedAt: ctx.now(), closedBy: actor.actorId })
      .where(and(eq(problemReports.id, reportId), isNull(problemReports.closedAt)))
      .returning();
    if (!report) throw new AppError('conflict', 'Someone has already decided this.');
    if (decision === 'unpublished') await unpublish(tx, report.listingId, actor);
    await recordAudit(tx, { ...actor, action: 'report.decided', subject: reportId, details: { decision } });
  });
}

async function unpublish(
  tx: Pick<Context, 'db' | 'queue' | 'now'>,
  listingId: string | null,
  actor: Pick<AuditEntry, 'actorId' | 'ip'>,
): Promise<void> {
  const [listing] = listingId
    ? await tx.db.select({ podcastId: listings.podcastId }).from(listings).where(eq(listings.id, listingId))
    : [];
  if (!listing)
    throw new AppError('conflict', 'This page doesn’t show a home, so there’s nothing to unpublish.');
  if (listing.podcastId) await setPublished(tx, { podcastId: listing.podcastId, isPublished: false, actor });
  // A page without an order is public if its status says so.
  else
    await tx.db
      .update(listings)
      .set({ status: 'data_populated' })
      .where(eq(listings.id, listingId ?? ''));
}
