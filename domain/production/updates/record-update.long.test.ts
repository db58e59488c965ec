import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { masterBy, quickStudio } from '#tests/support/quick-studio.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import {
  createUpdatedHome,
  hearing,
  quickUpdateStudio,
  requestNews as request,
} from '#tests/support/updated-home.ts';
import type { Context } from '../../context.ts';
import { fileKeyOf } from '../../files/rules.ts';
import { readStored } from '../delivery/episode-files.ts';
import { removeReplacedFiles } from '../delivery/remove-replaced-files.ts';
import { sweepEpisodeFiles } from '../delivery/sweep-episode-files.ts';
import { decideUpdate } from './decide-update.ts';
import { previewUpdate } from './draft-update.ts';
import { findPublicUpdate, findUpdates } from './queries.ts';
import { recordUpdate } from './record-update.ts';
import { removeUpdate } from './remove-update.ts';
import { showUpdate } from './show-update.ts';

const { ctx: plain, setNow } = await createTestContext();
const quick: Context = { ...plain, ...quickUpdateStudio };
const { signal } = new AbortController();
const actor = { actorId: null, ip: null };
const home = () => createUpdatedHome(plain, { userId: null, email: 'a@updates.example' });

const priceDrop = (podcastId: string) => ({ podcastId, occasion: 'price-improved' as const });
const stateOf = async (podcastId: string) => (await findUpdates(plain, podcastId)).updates[0];
const listingOf = async (podcastId: string) => {
  const [listing] = await plain.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  return listing as typeof listings.$inferSelect;
};

test('an update is recorded in both cuts with captions, and the episode stays as it is', async () => {
  const { podcastId, audioUrl } = await home();
  const ctx = hearing(quick);
  const words = (await previewUpdate(ctx, priceDrop(podcastId))).words;
  const id = await request(ctx, priceDrop(podcastId));
  expect(await stateOf(podcastId)).toMatchObject({ id, state: 'waiting', doneParts: 0, words });
  await recordUpdate(ctx, id, signal);
  const made = await stateOf(podcastId);
  expect(made).toMatchObject({ state: 'ready', reason: null, durationSeconds: 34, isOnPage: true });
  expect(made?.doneParts).toBe(made?.totalParts);
  expect(made?.title).toBe('Price drop: 12 Elm Street, Larkmere');
  const fileOf = async (url: string | null | undefined) =>
    String(await readStored(plain, fileKeyOf(url ?? '') ?? ''));
  expect(await fileOf(made?.audioUrl)).toContain('Maya Lind');
  expect(await fileOf(made?.unbrandedUrl)).not.toContain('Maya Lind');
  expect(await fileOf(made?.captionsUrl)).toContain('12 Elm Street');
  const [podcast] = await plain.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  expect(podcast?.gcsFileUrl).toBe(audioUrl);
  expect(await findPublicUpdate(plain, await listingOf(podcastId))).toMatchObject({ id });
  await recordUpdate(ctx, id, signal);
  expect(await stateOf(podcastId)).toEqual(made);
});

test('with the real studio it keeps its length and loudness, and a draft voice needs a review', async () => {
  const { podcastId } = await home();
  const ctx: Context = { ...plain, renderer: quickStudio.renderer };
  const id = await request(ctx, priceDrop(podcastId));
  await recordUpdate(ctx, id, signal);
  const made = await stateOf(podcastId);
  expect(made).toMatchObject({ state: 'in_review', reason: 'It was recorded with draft voices.' });
  const [row] = await plain.db.select().from(episodeUpdates).where(eq(episodeUpdates.id, id));
  expect(row?.episode?.durationSeconds).toBeGreaterThan(20);
  expect(row?.episode?.durationSeconds).toBeLessThan(42);
  expect(row?.episode?.chapters.map(({ title }) => title)).toEqual(['Welcome', 'What’s new', 'How to visit']);
  expect(row?.episode?.disclosure?.spoken?.startSeconds).toBeLessThan(20);
  expect(row?.episode?.unbranded?.durationSeconds).toBeLessThan(row?.episode?.durationSeconds ?? 0);
  expect(await findPublicUpdate(plain, await listingOf(podcastId))).toBeUndefined();
  const shown = { podcastId, updateId: id, isOnPage: true };
  await expect(showUpdate(plain, shown, actor)).rejects.toThrow('isn’t ready yet');
  await decideUpdate(plain, { updateId: id, decision: 'approve' }, actor);
  expect(await findPublicUpdate(plain, await listingOf(podcastId))).toMatchObject({ id });
}, 120_000);

test('a misheard number is said in other words, then a person listens', async () => {
  const { podcastId } = await home();
  const takes: string[][] = [];
  const heard = hearing(quick);
  const ctx: Context = {
    ...heard,
    studio: {
      ...heard.studio,
      masterCuts: async (recording, options) => {
        takes.push(recording.turns.map(({ spokenText }) => spokenText));
        return quick.studio.masterCuts(recording, options);
      },
    },
    transcriber: {
      name: 'deaf',
      isReady: () => true,
      transcribe: async () => [
        {
          text: (takes.at(-1) ?? []).join(' ').replaceAll('seventy', 'sixty'),
          startSeconds: 0,
          endSeconds: 1,
        },
      ],
    },
  };
  await recordUpdate(ctx, await request(ctx, priceDrop(podcastId)), signal);
  expect(takes).toHaveLength(2);
  expect(takes[0]).not.toEqual(takes[1]);
  expect(await stateOf(podcastId)).toMatchObject({ state: 'in_review' });
});

test('if staff review everything, an update waits for them', async () => {
  const { podcastId } = await home();
  const ctx = { ...hearing(quick), production: { ...quick.production, review: 'always' as const } };
  await recordUpdate(ctx, await request(ctx, priceDrop(podcastId)), signal);
  expect(await stateOf(podcastId)).toMatchObject({ state: 'in_review' });
  const sent = await plain.db.select().from(mails).where(eq(mails.kind, 'update-to-hear'));
  expect(sent.at(-1)).toMatchObject({ recipient: plain.orders.staffInbox });
});

test('a file that fails a gate is never heard, and doesn’t count', async () => {
  const { podcastId } = await home();
  const long = masterBy((recording, cut) => quickStudio.studio.master(recording, cut));
  const ctx = hearing({ ...quick, studio: long as Context['studio'] });
  await recordUpdate(ctx, await request(ctx, priceDrop(podcastId)), signal);
  expect(await stateOf(podcastId)).toMatchObject({ state: 'failed', audioUrl: null });
  expect((await findUpdates(plain, podcastId)).left).toBe(10);
});

test('unavailable voices are tried three times, then it reports so', async () => {
  const { podcastId } = await home();
  const speech = { ...quick.speech, prepare: () => Promise.reject(new Unavailable('voices', 'no')) };
  const ctx = { ...quick, speech };
  const id = await request(ctx, priceDrop(podcastId));
  await expect(recordUpdate(ctx, id, signal)).rejects.toThrow(Unavailable);
  await expect(recordUpdate(ctx, id, signal)).rejects.toThrow(Unavailable);
  expect(await stateOf(podcastId)).toMatchObject({ state: 'waiting' });
  await recordUpdate(ctx, id, signal);
  expect(await stateOf(podcastId)).toMatchObject({ state: 'failed' });
});

test('its files stay as long as it does', async () => {
  const { podcastId } = await home();
  const ctx = hearing(quick);
  const id = await request(ctx, priceDrop(podcastId));
  await recordUpdate(ctx, id, signal);
  const key = fileKeyOf((await stateOf(podcastId))?.audioUrl ?? '') ?? '';
  setNow(new Date(Date.now() + 24 * 3600_000));
  await sweepEpisodeFiles(plain);
  expect(await plain.storage.stat(key)).toBeDefined();
  await removeUpdate(plain, { podcastId, updateId: id }, actor);
  await removeReplacedFiles(plain, { podcastId, replacedKeys: [key] });
  expect(await plain.storage.stat(key)).toBeUndefined();
  expect((await findUpdates(plain, podcastId)).updates).toEqual([]);
  await expect(removeUpdate(plain, { podcastId, updateId: id }, actor)).rejects.toThrow(
    'already been deleted',
  );
});

test.each<Partial<typeof listings.$inferInsert>>([
  { price: '$465,000' },
  { saleStatus: 'pending' },
  { saleStatus: 'sold' },
])('an update that is no longer true leaves the page: %o', async (change) => {
  const { podcastId } = await home();
  const ctx = hearing(quick);
  await recordUpdate(ctx, await request(ctx, priceDrop(podcastId)), signal);
  await plain.db.update(listings).set(change).where(eq(listings.podcastId, podcastId));
  expect(await findPublicUpdate(plain, await listingOf(podcastId))).toBeUndefined();
});

test('an open house is on the page until its day has passed', async () => {
  const { podcastId } = await home();
  const ctx = hearing(quick);
  const now = plain.now();
  const date = new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const openHouse = { date, start: '13:00', end: '15:00' };
  await recordUpdate(ctx, await request(ctx, { podcastId, occasion: 'open-house', openHouse }), signal);
  expect(await findPublicUpdate(plain, await listingOf(podcastId))).toBeDefined();
  setNow(new Date(now.getTime() + 4 * 86_400_000));
  expect(await findPublicUpdate(plain, await listingOf(podcastId))).toBeUndefined();
});

test('an open house on a day that the listing rules out needs a review', async () => {
  const { podcastId } = await home();
  const ctx = hearing(quick);
  const day = new Date(plain.now().getTime() + 2 * 86_400_000);
  while (day.getUTCDay() !== 0) day.setTime(day.getTime() + 86_400_000);
  const openHouse = { date: day.toISOString().slice(0, 10), start: '13:00', end: '15:00' };
  const id = await request(ctx, { podcastId, occasion: 'open-house', openHouse });
  const [row] = await plain.db.select().from(episodeUpdates).where(eq(episodeUpdates.id, id));
  const sheet = { ...(row?.sheet as object), text: 'A small house. No weekend showings, please.' };
  await plain.db.update(episodeUpdates).set({ sheet }).where(eq(episodeUpdates.id, id));
  await recordUpdate(ctx, id, signal);
  expect(await stateOf(podcastId)).toMatchObject({
    state: 'in_review',
    reason: expect.stringContaining('no showings on weekends'),
  });
});
