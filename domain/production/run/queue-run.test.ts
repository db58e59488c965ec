import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { productionRuns, reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { openReviews } from './open-reviews.ts';
import { restartProduction } from './restart-production.ts';
import { resumeProductions } from './resume-productions.ts';

const { ctx, queue } = await createTestContext();
const actor = { actorId: null, ip: null };

/** What a worker would take, in order. */
async function takeJobs(count: number): Promise<string[]> {
  const taken: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const [job] = await queue.boss.fetch<{ podcastId: string }>('produce-episode');
    if (job) taken.push(job.data.podcastId);
  }
  return taken;
}

const orders = Array.from({ length: 60 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
beforeEach(async () => {
  await ctx.db.execute(sql`delete from pgboss.job`);
  await ctx.db.delete(productionRuns);
  for (const podcastId of orders) await ctx.queue.send('produce-episode', { podcastId }, { key: podcastId });
});

test('with 60 orders waiting, an approved episode is next, and the orders follow by age', async () => {
  const { id } = await createPaidPodcast(ctx);
  await ctx.db.insert(productionRuns).values({ podcastId: id, state: 'in_review' });
  await openReviews(ctx, id, 'deliver-episode', [
    { reason: 'draft_voice', subjectHash: 'heard', canApprove: true, evidence: {} },
  ]);
  const [item] = await ctx.db.select().from(reviewItems);
  await decideReview(ctx, { reviewItemId: item?.id as string, decision: 'approve', actor });
  expect(await takeJobs(4)).toEqual([id, ...orders.slice(0, 3)]);
});

test('a re-recording goes before the orders, and a lost episode right after it', async () => {
  const lost = await createPaidPodcast(ctx, { status: 'processing' });
  await ctx.db
    .insert(productionRuns)
    .values({ podcastId: lost.id, updatedAt: sql`now() - interval '1 hour'` });
  await resumeProductions(ctx);
  const { id } = await createPaidPodcast(ctx, { status: 'completed' });
  await restartProduction(ctx, { podcastId: id, actor });
  expect(await takeJobs(3)).toEqual([id, lost.id, orders[0]]);
});
