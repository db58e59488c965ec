import { afterAll, expect, test } from 'vitest';
import { createLanguageModelWriter } from '#adapters/writer/language-model.ts';
import { startFakeWriter } from '#tests/fakes/writer.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { loadArtifacts } from '../run/artifacts.ts';
import { writeScript } from './write-script.ts';

const model = await startFakeWriter();
afterAll(model.stop);
const writer = createLanguageModelWriter({
  provider: 'openai-compatible',
  model: 'fake',
  apiKey: 'k',
  baseUrl: model.baseUrl('openai-compatible'),
  prices: { input: 1, output: 1 },
  timeoutMs: 2000,
  retryDelayMs: 1,
});
const { ctx } = await createTestContext({ writer });

test.each([
  [true, 0],
  [false, 1],
])('a model is asked only where there is enough to tell: short %s', async (isShort, minAsked) => {
  const { id } = await createPaidPodcast(ctx);
  model.asked.length = 0;
  await produceEpisode(ctx, { podcastId: id }, [givenStep('check-facts', { isShort }), writeScript]);
  expect(Math.min(model.asked.length, 1)).toBe(minAsked);
  expect((await loadArtifacts(ctx, id))['write-script']?.data).toMatchObject({
    writer: { name: 'built-in' },
  });
});
