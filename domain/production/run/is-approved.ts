import { and, eq } from 'drizzle-orm';
import { reviewItems } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { ReviewIssue } from './needs-review.ts';

/** Whether a person approved exactly what this issue shows. */
export async function isApproved(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  { reason, subjectHash }: Pick<ReviewIssue, 'reason' | 'subjectHash'>,
): Promise<boolean> {
  const found = await ctx.db
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.podcastId, podcastId),
        eq(reviewItems.reason, reason),
        eq(reviewItems.subjectHash, subjectHash),
        eq(reviewItems.decision, 'approve'),
      ),
    )
    .limit(1);
  return found.length > 0;
}
