import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLanguageModelWriter } from '#adapters/writer/language-model.ts';
import { listings } from '#db/schema/listings.ts';
import { startFakeWriter } from '#tests/fakes/writer.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { editPart } from '../../marketing/edit-part.ts';
import { listParts } from '../../marketing/queries.ts';
import type { PostContent } from '../../marketing/schema.ts';
import { produceEpisode } from '../produce-episode.ts';
import { acquireLease } from '../run/acquire-lease.ts';
import { restartProduction } from '../run/restart-production.ts';
import type { Step } from '../run/step.ts';
import { writeMarketing } from './write-marketing.ts';

const model = await startFakeWriter();
afterAll(model.stop);
beforeEach(() => model.say(() => ({ posts: [] })));
const writer = createLanguageModelWriter({
  provider: 'openai-compatible',
  model: 'fake',
  apiKey: 'k',
  baseUrl: model.baseUrl('openai-compatible'),
  prices: { input: 1, output: 1 },
  timeoutMs: 2000,
  retryDelayMs: 1,
});
const { ctx } = await createTestContext({ ...quickStudio, writer });
const actor = { actorId: null, ip: null };
const steps = [givenStep('check-facts'), writeMarketing];

async function facebookOf(podcastId: string) {
  const parts = (await listParts(ctx, podcastId)).filter(({ part }) => part === 'facebook');
  return parts.map((row) => ({ ...row, content: row.content as PostContent }));
}

test("a model's posts are only published if the facts support them", async () => {
  const invented = 'A rooftop helipad and a bowling alley come with 12 Elm Street.';
  const plain = 'Press play on 12 Elm Street and come along.';
  model.say(({ prompt }) => {
    const { link } = JSON.parse(prompt.split('\n\nYour last answer')[0] ?? '') as { link: string };
    return { posts: [invented, plain, 'Listen to 12 Elm Street today.'].map((text) => `${text}\n\n${link}`) };
  });
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, steps);
  const [post] = await facebookOf(id);
  expect(post?.writtenBy).toBe('fake');
  expect(post?.content.variants.join('\n')).toContain(plain);
  expect(post?.content.variants.join('\n')).not.toMatch(/helipad|bowling/);
});

test('edited parts are kept; the new version is offered next to it', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, steps);
  const [first] = await facebookOf(id);
  const text = `My own words, and AI voices. ${first?.content.text.match(/https?:\S+/)?.[0]}`;
  await editPart(ctx, { podcastId: id, part: 'facebook', seenVersion: first?.version ?? 0, text });
  await ctx.db.update(listings).set({ price: '$455,000' }).where(eq(listings.podcastId, id));
  await restartProduction(ctx, { podcastId: id, fromStep: 'write-marketing', actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  const states = (await facebookOf(id)).map(({ state, content }) => [state, content.text === text]);
  expect(states.sort()).toEqual([
    ['current', true],
    ['offered', false],
  ]);
});

test('a worker that lost the podcast stores no part', async () => {
  const { id } = await createPaidPodcast(ctx);
  const late: Step = {
    ...writeMarketing,
    async run(work) {
      await endLease(ctx, id);
      await acquireLease(ctx, id);
      return writeMarketing.run(work);
    },
  };
  await produceEpisode(ctx, { podcastId: id }, [steps[0] as Step, late]);
  expect(await listParts(ctx, id)).toEqual([]);
});
