import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { reviewItems } from '#db/schema/production.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import type { StepName } from '../rules.ts';
import { deleteArtifacts } from '../run/artifacts.ts';
import { lockRun, queueWhenDecided, stepsFrom } from '../run/queue-run.ts';
import { REVIEW_DECIDED, REVIEW_GONE } from './rules.ts';

/**
 * Decides a review: approve what was shown, or try again from a step on. The run continues when nothing else is open.
 * A review is decided once; a second decision is refused.
 */
export function decideReview(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: {
    reviewItemId: string;
    decision: 'approve' | 'retry';
    fromStep?: StepName | undefined;
    note?: string | undefined;
    actor: Actor;
  },
): Promise<{ podcastId: string; openItems: number }> {
  return inTransaction(ctx, async (tx) => {
    const isThisReview = eq(reviewItems.id, input.reviewItemId);
    const [found] = await tx.db.select().from(reviewItems).where(isThisReview);
    if (!found) throw new AppError('not_found', REVIEW_GONE);
    await lockRun(tx, found.podcastId);
    if (input.decision === 'approve' && !found.canApprove)
      throw new AppError('conflict', 'This can’t be approved. Fix it and try again.');
    const [item] = await tx.db
      .update(reviewItems)
      .set({
        closedAt: ctx.now(),
        closedBy: input.actor.actorId,
        decision: input.decision,
        note: input.note ?? '',
      })
      .where(and(isThisReview, isNull(reviewItems.closedAt)))
      .returning();
    if (!item) throw new AppError('conflict', REVIEW_DECIDED);
    const { podcastId, reason, subjectHash } = item;
    // Words that a person wrote are dropped only when a person asks for it.
    if (input.decision === 'retry')
      await deleteArtifacts(tx, podcastId, stepsFrom(input.fromStep ?? (item.step as StepName)), {
        keepPinned: !input.fromStep,
      });
    await recordAudit(tx, {
      ...input.actor,
      action: `review.${input.decision}`,
      subject: podcastId,
      details: { reason, subjectHash, fromStep: input.fromStep ?? null, note: input.note ?? '' },
    });
    return { podcastId, openItems: await queueWhenDecided(tx, podcastId) };
  });
}
