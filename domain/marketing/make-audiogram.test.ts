import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import type { Clip, Video } from '#adapters/video/contract.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { makeAudiogram } from './make-audiogram.ts';
import { findPart } from './queries.ts';
import { requestAudiogram } from './request-audiogram.ts';

const png = Buffer.from('a picture');
const { ctx } = await createTestContext();
const renderer = { ...ctx.renderer, drawFilmCard: async () => png, drawCaption: async () => png };
const clips: Clip[] = [];
const working: Video = {
  makeClip: async (clip) => {
    clips.push(clip);
    clip.sound.stream.destroy();
    return Buffer.from(`film ${clips.length}`);
  },
};
const broken: Video = { makeClip: () => Promise.reject(new Unavailable('video', 'no')) };
const [podcast] = await ctx.db
  .insert(podcasts)
  .values({ customerEmail: 'a@clips.example', listingUrl: 'https://homes.example/1', status: 'completed' })
  .returning();
const podcastId = podcast?.id ?? '';
const [home] = sampleHomes(1);
await ctx.db.insert(listings).values({ ...(home as typeof listings.$inferSelect), podcastId });
const state = async () => (await findPart(ctx, podcastId, 'audiogram'))?.content;

test('a clip is asked for, made, failed and made again; the last good one stays meanwhile', async () => {
  await expect(requestAudiogram({ ...ctx, video: null }, podcastId)).rejects.toThrow('no ffmpeg was found');
  await expect(requestAudiogram({ ...ctx, video: working }, podcastId)).rejects.toThrow(
    'once the episode is ready',
  );
  const texts = [
    'There is a bluestone terrace with a fire pit.',
    'And a cedar dock below it, rebuilt in 2023.',
  ];
  const told = texts.map((text, index) => ({
    speaker: 'Nora',
    text,
    startSeconds: 4 + index * 15,
    endSeconds: 18 + index * 15,
  }));
  const turns = [{ speaker: 'Miles', text: 'Welcome back.', startSeconds: 0, endSeconds: 3.5 }, ...told];
  await ctx.storage.put('episodes/x/episode.mp3', Buffer.from('sound'), { contentType: 'audio/mpeg' });
  await ctx.db
    .update(podcasts)
    .set({
      podcastFileUrl: '/files/episodes/x/episode.mp3',
      episode: { durationSeconds: 40, chapters: [], turns, peaks: [] },
    })
    .where(eq(podcasts.id, podcastId));

  await requestAudiogram({ ...ctx, video: working }, podcastId);
  expect(await state()).toEqual({ state: 'making', film: null });
  await makeAudiogram({ ...ctx, renderer, video: working }, podcastId);
  const made = await state();
  expect(made).toMatchObject({ state: 'ready', film: { seconds: 29, headline: texts[0] } });
  expect(clips[0]).toMatchObject({ width: 1080, height: 1920, sound: { startSeconds: 4 } });
  expect(clips[0]?.captions[0]?.startSeconds).toBe(0);
  expect(clips[0]?.captions.at(-1)?.endSeconds).toBeCloseTo(29);
  await makeAudiogram({ ...ctx, renderer, video: working }, podcastId);
  expect(clips).toHaveLength(1);

  await requestAudiogram({ ...ctx, video: broken }, podcastId);
  expect(await state()).toEqual({ state: 'making', film: made?.film });
  await makeAudiogram({ ...ctx, renderer, video: broken }, podcastId);
  expect(await state()).toEqual({ state: 'failed', film: made?.film });
  await requestAudiogram({ ...ctx, video: working }, podcastId);
  await makeAudiogram({ ...ctx, renderer, video: working }, podcastId);
  expect(await state()).toMatchObject({ state: 'ready', film: { seconds: 29 } });
});
