import { expect, test } from 'vitest';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { acquireLease } from '../run/acquire-lease.ts';
import { loadArtifacts } from '../run/artifacts.ts';
import type { Step } from '../run/step.ts';
import { Superseded } from '../run/superseded.ts';
import { recordEpisode } from './record-episode.ts';

const { ctx } = await createTestContext(quickStudio);
const steps = [givenStep('check-script'), recordEpisode];

test('a worker that loses the podcast while recording returns nothing', async () => {
  const { id } = await createPaidPodcast(ctx);
  let ending: unknown;
  const watched: Step = {
    ...recordEpisode,
    async run(work) {
      await endLease(ctx, id);
      await acquireLease(ctx, id);
      return recordEpisode.run(work).catch((error: unknown) => {
        ending = error;
        throw error;
      });
    },
  };
  await produceEpisode(ctx, { podcastId: id }, [steps[0] as Step, watched]);
  expect(ending).toBeInstanceOf(Superseded);
  expect((await loadArtifacts(ctx, id))['record-episode']).toBeUndefined();
});
