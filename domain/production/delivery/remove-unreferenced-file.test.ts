import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { podcasts } from '#db/schema/podcasts.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { fileUrl } from '../../files/rules.ts';
import { produceEpisode } from '../produce-episode.ts';
import { storeEpisodeFile } from './episode-files.ts';
import { removeUnreferencedFile } from './remove-unreferenced-file.ts';

const { ctx } = await createTestContext();

test('a file that the order or an artifact names stays; an unnamed one is deleted', async () => {
  const { id } = await createPaidPodcast(ctx);
  const store = (text: string) => storeEpisodeFile(ctx, id, text, 'txt');
  const [ofOrder, ofArtifact, ofNobody] = [
    await store('order'),
    await store('artifact'),
    await store('nobody'),
  ];
  await ctx.db
    .update(podcasts)
    .set({ gcsFileUrl: fileUrl(ofOrder) })
    .where(eq(podcasts.id, id));
  await produceEpisode(ctx, { podcastId: id }, [givenStep('master-episode', {}, { branded: ofArtifact })]);
  const outcomes = [];
  for (const key of [ofOrder, ofArtifact, ofNobody])
    outcomes.push([await removeUnreferencedFile(ctx, id, key), (await ctx.storage.stat(key)) !== undefined]);
  expect(outcomes).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});
