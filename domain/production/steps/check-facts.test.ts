import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { fillFromSample } from '#tests/support/sample-home.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { restartProduction } from '../run/restart-production.ts';
import { checkFacts } from './check-facts.ts';
import { readListing } from './read-listing.ts';

const { ctx } = await createTestContext();
const actor = { actorId: null, ip: null };

/** An order for a home with enough facts, some of them changed. */
async function createOrder(changed: Partial<typeof listings.$inferInsert> = {}): Promise<string> {
  const { id } = await createPaidPodcast(ctx, { listing: { status: 'pending' } });
  await fillFromSample(ctx, id, 'thistledown-lane');
  await change(id, changed);
  return id;
}

async function change(podcastId: string, changed: Partial<typeof listings.$inferInsert>): Promise<void> {
  await ctx.db
    .update(listings)
    .set({ updatedAt: ctx.now(), ...changed })
    .where(eq(listings.podcastId, podcastId));
}

async function check(podcastId: string) {
  await produceEpisode(ctx, { podcastId }, [readListing, checkFacts]);
  const open = await ctx.db
    .select()
    .from(reviewItems)
    .where(and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt)));
  return { state: (await findRun(ctx, podcastId))?.state, open };
}

async function approve(items: { id: string }[]): Promise<void> {
  for (const { id } of items) await decideReview(ctx, { reviewItemId: id, decision: 'approve', actor });
}

test('enough facts that agree with each other need no person', async () => {
  expect(await check(await createOrder())).toEqual({ state: 'delivered', open: [] });
});

test('a contradiction waits for a person, and so does the next one', async () => {
  const id = await createOrder();
  for (const beds of ['six', 'seven']) {
    const description = `The porch looks over the orchard. This ${beds}-bedroom house has a gas range.`;
    await change(id, { description });
    const { state, open } = await check(id);
    expect(state).toBe('in_review');
    expect(open).toMatchObject([
      { reason: 'fact_conflict', canApprove: true, evidence: { conflicts: [{ field: 'beds' }] } },
    ]);
    await approve(open);
    expect(await check(id)).toEqual({ state: 'delivered', open: [] });
    await restartProduction(ctx, { podcastId: id, fromStep: 'read-listing', actor });
  }
});

test('a home that is off the market waits for a person; approving a sold one does not approve a withdrawn one', async () => {
  const id = await createOrder();
  for (const saleStatus of ['sold', 'off market']) {
    await change(id, { saleStatus });
    const { state, open } = await check(id);
    expect(state).toBe('in_review');
    expect(open).toMatchObject([{ reason: 'fact_conflict', canApprove: true, evidence: { saleStatus } }]);
    await approve(open);
    expect(await check(id)).toEqual({ state: 'delivered', open: [] });
    await restartProduction(ctx, { podcastId: id, fromStep: 'read-listing', actor });
  }
});
