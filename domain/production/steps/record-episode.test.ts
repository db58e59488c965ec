import { expect, test } from 'vitest';
import { givenStep } from '#tests/support/given-step.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { claimRun } from '../run/claim-run.ts';
import { Superseded } from '../run/run-endings.ts';
import { loadProducts } from '../run/run-records.ts';
import type { Step } from '../run/step.ts';
import { recordEpisode } from './record-episode.ts';

const { ctx } = await createTestContext(quickStudio);
const steps = [givenStep('check-script', { script: shortTalk, claims: [], changes: [] }), recordEpisode];

test('a worker that loses the podcast while it records hands nothing over', async () => {
  const { id } = await createPaidPodcast(ctx);
  let ending: unknown;
  const watched: Step = {
    ...recordEpisode,
    async make(work) {
      await endLease(ctx, id);
      await claimRun(ctx, id);
      return recordEpisode.make(work).catch((error: unknown) => {
        ending = error;
        throw error;
      });
    },
  };
  await produceEpisode(ctx, { podcastId: id }, [steps[0] as Step, watched]);
  expect(ending).toBeInstanceOf(Superseded);
  expect((await loadProducts(ctx, id))['record-episode']).toBeUndefined();
});
