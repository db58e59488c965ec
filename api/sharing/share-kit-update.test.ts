import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { listShareKit, openShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { findKitExtras } from '#domain/production/kit/queries.ts';
import { signedIn } from '#tests/support/full-app.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createRecordedHome } from '#tests/support/recorded-home.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { recordOpenHouse } from '#tests/support/updated-home.ts';

const { ctx } = await createTestContext({ renderer: quickStudio.renderer });
const email = 'owner@kit-update.example';
const { userId } = await signedIn(ctx, { email });
const { podcastId } = await createRecordedHome(ctx, { userId, email });
const namesInKit = async () => {
  const { files, missing } = await listShareKit(ctx, podcastId, await findKitExtras(ctx, podcastId));
  return [...files, ...missing].map(({ name }) => name).filter((name) => name.startsWith('update'));
};

test('the kit has the current update, in both cuts, with captions and words', async () => {
  expect(await namesInKit()).toEqual([]);
  await recordOpenHouse(ctx, podcastId);
  const extras = await findKitExtras(ctx, podcastId);
  const { files, missing } = await listShareKit(ctx, podcastId, extras);
  const told = files.filter(({ name }) => name.startsWith('update/'));
  expect(told.map(({ name }) => name)).toEqual([
    'update/update.mp3',
    'update/update-unbranded.mp3',
    'update/captions.vtt',
    'update/captions.srt',
    'update/transcript.txt',
  ]);
  expect(told[0]?.url).toMatch(/\.mp3$/);
  expect(missing.filter(({ name }) => name.startsWith('update'))).toEqual([]);
  (await openShareKit(ctx, podcastId, extras)).stream.destroy();
});

test('the fact check covers its words', async () => {
  const { factCheck } = await findKitExtras(ctx, podcastId);
  expect(factCheck).toContain('Open house: 12 Elm Street, Larkmere');
  expect(factCheck).toMatch(/<td>Open house: \w+day, .* from 1 to 3 p\.m\.<\/td>/);
  expect(factCheck).not.toContain('NO FACT FOUND');
});

test('an outdated update isn’t included', async () => {
  await ctx.db.update(listings).set({ saleStatus: 'sold' }).where(eq(listings.podcastId, podcastId));
  expect(await namesInKit()).toEqual([]);
  expect((await findKitExtras(ctx, podcastId)).factCheck).not.toContain('Open house: 12 Elm');
});
