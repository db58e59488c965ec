import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { listReviews } from '../queries.ts';
import { verifyAudio } from './verify-audio.ts';

const { ctx } = await createTestContext();
await ctx.storage.put('episodes/heard.mp3', Buffer.from('sound'), { contentType: 'audio/mpeg' });
const recogniser = {
  name: 'Nobody',
  transcribe: () => Promise.reject(new Unavailable('voice pack', 'the hub does not answer')),
};
const studio = { ...ctx.studio, inspect: async () => ({ speech: new Float32Array(16_000) }) };

async function listenTo(isDraft: boolean) {
  const { id } = await createPaidPodcast(ctx);
  const heard = { ...ctx, recogniser, studio } as unknown as typeof ctx;
  const work = produceEpisode(heard, { podcastId: id }, [
    givenStep('check-script'),
    givenStep('record-episode', { isDraft }),
    givenStep('master-episode', {}, { branded: 'episodes/heard.mp3' }),
    verifyAudio,
  ]);
  return { id, work };
}

test('a draft without the voice pack is not waited for: it goes to a person, who is told that nobody listened', async () => {
  const { id, work } = await listenTo(true);
  await work;
  expect(await listReviews(ctx, id)).toMatchObject([
    {
      reason: 'failed_gate',
      canApprove: true,
      evidence: { message: expect.stringContaining('the recogniser is part of the voice pack') },
    },
  ]);
});

test('an episode in its real voices is listened to later when the recogniser cannot be had', async () => {
  const { id, work } = await listenTo(false);
  await expect(work).rejects.toBeInstanceOf(Unavailable);
  expect(await listReviews(ctx, id)).toEqual([]);
});
