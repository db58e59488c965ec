import { expect, test } from 'vitest';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { isApproved } from './is-approved.ts';
import type { ReviewIssue } from './needs-review.ts';

const { ctx } = await createTestContext();
const { id: podcastId } = await createPaidPodcast(ctx);
const { id: other } = await createPaidPodcast(ctx);
const shown: ReviewIssue = { reason: 'fair_housing', subjectHash: 'shown', canApprove: true, evidence: {} };
const decided = { step: 'check-script', ...shown, openedAt: ctx.now(), closedAt: ctx.now() };

test('an approval applies to this podcast, this reason and exactly what was shown', async () => {
  await ctx.db.insert(reviewItems).values({ ...decided, podcastId, decision: 'approve' });
  expect(await isApproved(ctx, podcastId, shown)).toBe(true);
  expect(await isApproved(ctx, other, shown)).toBe(false);
  expect(await isApproved(ctx, podcastId, { ...shown, reason: 'fact_conflict' })).toBe(false);
  expect(await isApproved(ctx, podcastId, { ...shown, subjectHash: 'changed since' })).toBe(false);
});

test.each(['retry', 'superseded', null] as const)(
  'a different decision is not an approval: %s',
  async (decision) => {
    const { id } = await createPaidPodcast(ctx);
    const closedAt = decision === null ? null : ctx.now();
    await ctx.db.insert(reviewItems).values({ ...decided, closedAt, podcastId: id, decision });
    expect(await isApproved(ctx, id, shown)).toBe(false);
  },
);
