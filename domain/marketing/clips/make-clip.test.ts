import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import type { Clip, Video } from '#adapters/video/contract.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingClips } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { listShareKit, openShareKit } from '../share-kit/share-kit.ts';
import { sweepMarketingFiles } from '../sweep-marketing-files.ts';
import { makeClip } from './make-clip.ts';
import { listClips } from './queries.ts';
import { requestClips, requestDeliveredClips } from './request-clips.ts';
import { cuts } from './rules.ts';

const clips: Clip[] = [];
const working: Video = {
  makeClip: async (clip) => {
    clips.push(clip);
    clip.sound?.stream.destroy();
    return Buffer.from(`clip ${clips.length}`);
  },
};
const broken: Video = { makeClip: () => Promise.reject(new Unavailable('video', 'no')) };
const { ctx: plain, setNow } = await createTestContext();
const ctx = { ...plain, renderer: quickStudio.renderer, video: working };
const [podcast] = await ctx.db
  .insert(podcasts)
  .values({ customerEmail: 'a@clips.example', listingUrl: 'https://homes.example/1', status: 'completed' })
  .returning();
const podcastId = podcast?.id ?? '';
const [home] = sampleHomes(1);
await ctx.db.insert(listings).values({
  ...(home as typeof listings.$inferSelect),
  podcastId,
  features: ['Bluestone terrace', 'Cedar dock'],
});
const { signal } = new AbortController();
const vertical = { podcastId, shape: 'vertical' as const, seconds: 30 };
const state = async () => (await listClips(ctx, podcastId))[0];
const texts = ['Dinner happens on a bluestone terrace.', 'And a cedar dock below it, rebuilt in 2023.'];
const turns = [
  { speaker: 'Miles', text: 'Welcome back.', startSeconds: 2, endSeconds: 3.5 },
  ...texts.map((text, index) => ({
    speaker: 'Nora',
    text,
    startSeconds: 4 + index * 12,
    endSeconds: 15 + index * 12,
  })),
];

test('without an episode that has words there is nothing to cut, and a delivery goes on without clips', async () => {
  await expect(requestClips({ ...ctx, video: null }, podcastId)).rejects.toThrow('can’t make clips');
  await expect(requestClips(ctx, podcastId)).rejects.toThrow('once the episode is ready');
  await requestDeliveredClips(ctx, podcastId);
  expect(await listClips(ctx, podcastId)).toEqual([]);
});

test('all clips are requested, made one by one, and made again only when something changed', async () => {
  await ctx.storage.put('episodes/x/episode.mp3', Buffer.from('sound'), { contentType: 'audio/mpeg' });
  await ctx.db
    .update(podcasts)
    .set({
      gcsFileUrl: '/files/episodes/x/episode.mp3',
      episode: { durationSeconds: 40, chapters: [], turns, peaks: [] },
    })
    .where(eq(podcasts.id, podcastId));
  await requestDeliveredClips(ctx, podcastId);
  expect((await listClips(ctx, podcastId)).map(({ state }) => state)).toEqual(cuts.map(() => 'waiting'));

  await makeClip(ctx, vertical, { signal });
  expect(await state()).toMatchObject({ state: 'ready', file: { hook: texts[0], durationSeconds: 26.6 } });
  const [clip] = clips;
  expect(clip).toMatchObject({
    width: 1080,
    height: 1920,
    overlays: [{}, { startSeconds: 0, endSeconds: 3 }],
  });
  // The talk as it is in the episode, then the episode's opening sound under the agent's card.
  expect(clip?.sound?.parts).toEqual([
    { startSeconds: 4, durationSeconds: 23 },
    { startSeconds: 0, durationSeconds: 2 },
  ]);
  expect(clip?.captions?.changes[0]).toEqual({ atSeconds: 0, picture: 0 });
  await makeClip(ctx, vertical, { signal });
  await requestClips(ctx, podcastId);
  await makeClip(ctx, vertical, { signal });
  expect(clips).toHaveLength(1);

  const words = [{ word: 'There', startSeconds: 4.2, endSeconds: 4.5 }];
  await makeClip(
    ctx,
    { ...vertical, shape: 'wide' },
    { signal, findTalk: async () => turns.map((turn) => ({ ...turn, words })) },
  );
  expect(clips[1]).toMatchObject({ width: 1920, height: 1080 });
  expect(clips[1]?.captions?.changes[0]?.atSeconds).toBeCloseTo(0.2);
});

test('the finished ones are in the kit, and their files are kept until newer ones replace them', async () => {
  const { files, missing } = await listShareKit(ctx, podcastId);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['clips/vertical-30.mp4', 'clips/wide-30.mp4']),
  );
  expect(missing).toContainEqual({ name: 'clips/square-60.mp4', why: 'it is still being made' });
  (await openShareKit(ctx, podcastId)).stream.destroy();
  setNow(new Date(Date.now() + 3 * 24 * 3600_000));
  const later = { ...ctx, now: plain.now };
  expect(await sweepMarketingFiles(later)).toEqual({ removedFiles: 0 });
  await ctx.db
    .delete(marketingClips)
    .where(and(eq(marketingClips.shape, 'wide'), eq(marketingClips.seconds, 30)));
  expect(await sweepMarketingFiles(later)).toEqual({ removedFiles: 1 });
});

test('a clip that fails is tried three times, then the last good one stays and the screen says so', async () => {
  const before = await state();
  await ctx.db
    .update(podcasts)
    .set({ gcsFileUrl: '/files/episodes/y/episode.mp3' })
    .where(eq(podcasts.id, podcastId));
  await ctx.storage.put('episodes/y/episode.mp3', Buffer.from('other'), { contentType: 'audio/mpeg' });
  await requestClips(ctx, podcastId);
  const failing = { ...ctx, video: broken };
  await expect(makeClip(failing, vertical, { signal })).rejects.toThrow(Unavailable);
  await expect(makeClip(failing, vertical, { signal })).rejects.toThrow(Unavailable);
  expect((await state())?.state).toBe('waiting');
  await makeClip(failing, vertical, { signal });
  expect(await state()).toEqual({ ...before, state: 'failed' });
  await requestClips(ctx, podcastId);
  await makeClip(ctx, vertical, { signal });
  expect(await state()).toMatchObject({ state: 'ready', file: { hook: texts[0] } });
});

test('a clip that kills its worker each time is given up', async () => {
  await requestClips(ctx, podcastId);
  await ctx.db.update(marketingClips).set({ attempts: 3 });
  await makeClip(ctx, { ...vertical, shape: 'square' }, { signal });
  expect((await listClips(ctx, podcastId))[1]).toMatchObject({ shape: 'square', state: 'failed' });
});

test('a stopped worker is no failed clip, and a newer request is not answered with an older clip', async () => {
  await ctx.db
    .update(podcasts)
    .set({ gcsFileUrl: '/files/episodes/x/episode.mp3' })
    .where(eq(podcasts.id, podcastId));
  await requestClips(ctx, podcastId);
  const stopped = AbortSignal.abort();
  await ctx.db.update(marketingClips).set({ attempts: 2 });
  await expect(makeClip({ ...ctx, video: broken }, vertical, { signal: stopped })).rejects.toThrow(
    Unavailable,
  );
  expect((await state())?.state).toBe('waiting');

  await requestClips(ctx, podcastId);
  const slow: Video = {
    makeClip: async (clip, options) => {
      await requestClips(ctx, podcastId);
      return working.makeClip(clip, options);
    },
  };
  await makeClip({ ...ctx, video: slow }, vertical, { signal });
  expect((await state())?.state).toBe('waiting');
});
