import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts, productionRuns, productionSteps } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { shortData } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findProductionView } from './queries.ts';
import { watchPayment } from './watch-payment.ts';

const { ctx } = await createTestContext();
const at = (seconds: number) => new Date(Date.parse('2026-03-02T10:00:00Z') + seconds * 1000);

async function finishRecordings(secondsEach: number[]): Promise<void> {
  const { id } = await createPaidPodcast(ctx, { status: 'completed' });
  const rows = secondsEach.map((seconds, index) => ({
    podcastId: id,
    name: 'record-episode',
    attempt: index,
    startedAt: at(0),
    endedAt: at(seconds),
    outcome: 'done' as const,
    totalParts: 10,
  }));
  await ctx.db.insert(productionSteps).values(rows);
}

test('anyone with a payment’s session can watch its homes, but nobody else’s', async () => {
  const { id } = await createPaidPodcast(ctx, { paymentSessionId: 'session-watch', status: 'processing' });
  await createPaidPodcast(ctx, { paymentSessionId: 'session-other' });
  await ctx.db
    .insert(productionRuns)
    .values({ podcastId: id, state: 'running', openingKey: 'episodes/a.mp3' });
  await ctx.db.insert(productionArtifacts).values({
    podcastId: id,
    step: 'check-script',
    inputHash: '',
    contentHash: '',
    data: shortData['check-script'],
    attempt: 1,
  });
  const step = { podcastId: id, attempt: 1, startedAt: at(0) };
  await ctx.db
    .insert(productionSteps)
    .values({ ...step, name: 'record-episode', doneParts: 1, totalParts: 9 });
  const homes = await watchPayment(ctx, { sessionId: 'session-watch', ip: '1.1.1.1' });
  const turns = shortData['check-script'].script.turns;
  expect(homes).toMatchObject([
    {
      podcastId: id,
      name: '12 Elm Street, Larkmere, VT',
      isReady: false,
      production: { openingUrl: '/files/episodes/a.mp3', secondsLeft: null },
    },
  ]);
  expect(homes[0]?.production.lines[0]?.text).toBe(turns[0]?.text);
  expect(homes[0]?.production).not.toHaveProperty('questions');
  expect(await watchPayment(ctx, { sessionId: 'unknown', ip: '1.1.1.1' })).toEqual([]);
  await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, id));
  expect(await watchPayment(ctx, { sessionId: 'session-watch', ip: '1.1.1.1' })).toEqual([]);
});

test('an order’s time is based on the median of recent recordings per part, and on the orders ahead of it', async () => {
  const { id } = await createPaidPodcast(ctx, { createdAt: at(100) });
  expect((await findProductionView(ctx, id)).secondsLeft, 'too few to say').toBeNull();
  await finishRecordings([20, 30, 400]);
  expect((await findProductionView(ctx, id)).secondsLeft, 'ten parts of three seconds').toBe(30);
  await createPaidPodcast(ctx, { createdAt: at(50) });
  expect((await findProductionView(ctx, id)).secondsLeft).toBe(60);
});
