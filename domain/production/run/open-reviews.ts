import { sql } from 'drizzle-orm';
import { reviewItems } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { StepName } from '../rules.ts';
import type { ReviewIssue } from './needs-review.ts';

/** Opens a review item for each issue; an open one for the same step and reason is updated. */
export async function openReviews(
  ctx: Pick<Context, 'db' | 'now'>,
  podcastId: string,
  step: StepName,
  issues: ReviewIssue[],
): Promise<void> {
  const rows = issues.map((issue) => ({ podcastId, step, openedAt: ctx.now(), ...issue }));
  await ctx.db
    .insert(reviewItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [reviewItems.podcastId, reviewItems.step, reviewItems.reason],
      targetWhere: sql`${reviewItems.closedAt} is null`,
      set: {
        evidence: sql`excluded.evidence`,
        subjectHash: sql`excluded.subject_hash`,
        canApprove: sql`excluded.can_approve`,
      },
    });
}
