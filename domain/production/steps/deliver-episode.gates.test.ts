import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { loadArtifacts } from '../run/artifacts.ts';
import { restartProduction } from '../run/restart-production.ts';
import type { Step } from '../run/step.ts';
import { deliverEpisode } from './deliver-episode.ts';

const { ctx } = await createTestContext();
const always = { ...ctx, production: { ...ctx.production, review: 'always' as const } };
const actor = { actorId: null, ip: null };
const audio = ['episodes/first.mp3', 'episodes/second.mp3'] as const;
for (const key of audio) await ctx.storage.put(key, Buffer.from(key), { contentType: 'audio/mpeg' });

function stepsWith({ isDraft = false, key = audio[0] as string } = {}): Step[] {
  return [
    givenStep('record-episode', { voiceName: 'Test', isDraft }),
    givenStep('master-episode', {}, { branded: key }),
    givenStep('verify-audio'),
    deliverEpisode,
  ];
}

async function read(podcastId: string) {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  const open = await ctx.db
    .select()
    .from(reviewItems)
    .where(and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt)));
  const state = (await findRun(ctx, podcastId))?.state;
  return { status: podcast?.status, url: podcast?.gcsFileUrl, state, open };
}

test('an episode in its real voices is delivered without asking anyone', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, stepsWith());
  expect(await read(id)).toEqual({
    status: 'completed',
    url: `/files/${audio[0]}`,
    state: 'delivered',
    open: [],
  });
});

test.each([
  ['draft_voice', ctx, true],
  ['review_always', always, false],
])('%s: a person hears the episode first, and hears the next one, too', async (reason, given, isDraft) => {
  const { id } = await createPaidPodcast(ctx);
  for (const key of audio) {
    await produceEpisode(given, { podcastId: id }, stepsWith({ isDraft, key }));
    const { state, url, open } = await read(id);
    expect({ state, isDelivered: url === `/files/${key}` }).toEqual({
      state: 'in_review',
      isDelivered: false,
    });
    expect(open).toMatchObject([{ reason, canApprove: true, evidence: { voice: 'Test', audio: key } }]);
    await decideReview(ctx, { reviewItemId: open[0]?.id as string, decision: 'approve', actor });
    await produceEpisode(given, { podcastId: id }, stepsWith({ isDraft, key }));
    expect(await read(id)).toMatchObject({ status: 'completed', url: `/files/${key}`, open: [] });
    await restartProduction(ctx, { podcastId: id, fromStep: 'record-episode', actor });
  }
});

test('nothing is delivered for an order canceled during delivery', async () => {
  const { id } = await createPaidPodcast(ctx);
  const cancelled: Step = {
    ...deliverEpisode,
    async run(work) {
      const made = await deliverEpisode.run(work);
      await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, id));
      return made;
    },
  };
  await produceEpisode(ctx, { podcastId: id }, [...stepsWith().slice(0, -1), cancelled]);
  expect(await read(id)).toMatchObject({ status: 'cancelled', url: null, state: 'stopped' });
});

test('a step whose file is missing is not done', async () => {
  const { id } = await createPaidPodcast(ctx);
  const steps = stepsWith({ key: 'episodes/gone.mp3' });
  await expect(produceEpisode(ctx, { podcastId: id }, steps)).rejects.toBeInstanceOf(Unavailable);
  expect(Object.keys(await loadArtifacts(ctx, id))).toEqual(['record-episode']);
  expect(await read(id)).toMatchObject({ url: null, state: 'queued' });
});
