import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { masterBy, quickStudio } from '#tests/support/quick-studio.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { verifyLink } from '../../credentials/verify-link.ts';
import { findFactSheetHash, listSignedFiles } from '../../signed-files/queries.ts';
import { produceEpisode } from '../produce-episode.ts';
import { deliverEpisode } from '../steps/deliver-episode.ts';
import { masterEpisode } from '../steps/master-episode.ts';
import { recordEpisode } from '../steps/record-episode.ts';
import { listPassedChecks } from './queries.ts';

const studio = masterBy(async (recording, cut) => ({
  ...(await quickStudio.studio.master(recording, cut)),
  mp3: await sampleMedia('audio/mpeg', cut === 'branded' ? 1 : 2),
}));
const credentials = createCredentials({ root: process.cwd() });
const { ctx } = await createTestContext({ ...quickStudio, studio, credentials });

test('a delivered episode is signed in both cuts, and its link says what was checked', async () => {
  const { id } = await createPaidPodcast(ctx);
  expect(await listPassedChecks(ctx, id)).toEqual([]);
  await produceEpisode(ctx, { podcastId: id }, [
    givenStep('check-facts'),
    givenStep('check-script'),
    recordEpisode,
    masterEpisode,
    givenStep('verify-audio'),
    deliverEpisode,
  ]);
  const signed = await listSignedFiles(ctx, id);
  expect(signed.map(({ kind }) => kind).sort()).toEqual(['episode', 'unbranded_episode']);
  expect(new Set(signed.map(({ factSheetHash }) => factSheetHash))).toEqual(
    new Set([await findFactSheetHash(ctx, id)]),
  );
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id));
  const links = [podcast?.gcsFileUrl, podcast?.episode?.unbrandedUrl];
  for (const link of links)
    expect(await verifyLink(ctx, link ?? '', listPassedChecks)).toMatchObject({
      verdict: 'original',
      home: { title: '12 Elm Street, Larkmere, VT' },
      checks: [{ name: 'fair_housing', count: null }],
    });
});
