import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productionArtifacts } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep, shortData } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun, listSteps } from '../queries.ts';
import { findScript } from '../reviews/find-script.ts';
import { stepNames } from '../rules.ts';
import { artifactOf, loadArtifacts } from './artifacts.ts';
import { restartProduction } from './restart-production.ts';
import { stepData } from './step-data.ts';

const { ctx } = await createTestContext();
const actor = { actorId: null, ip: null };
const steps = [givenStep('check-facts'), givenStep('write-script'), givenStep('check-script')];

async function spoil(podcastId: string, step: string, isPinned = false): Promise<void> {
  await ctx.db
    .update(productionArtifacts)
    .set({ data: { script: 'of another version' }, isPinned })
    .where(and(eq(productionArtifacts.podcastId, podcastId), eq(productionArtifacts.step, step)));
}

test.each(stepNames)('what %s stores is read back unchanged', (name) => {
  const stored = JSON.parse(JSON.stringify(shortData[name]));
  expect(stepData[name].parse(stored)).toEqual(shortData[name]);
  expect(stepData[name].safeParse({ script: 'of another version' }).success).toBe(false);
});

test('the pipeline remakes an artifact that can no longer be read', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, steps);
  await spoil(id, 'write-script');
  await restartProduction(ctx, { podcastId: id, actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  const ran = (await listSteps(ctx, id)).filter(({ attempt }) => attempt === 2);
  expect(ran.map(({ name }) => name)).toEqual(['write-script']);
  expect(artifactOf({ artifacts: await loadArtifacts(ctx, id) }, 'write-script')).toEqual(
    shortData['write-script'],
  );
});

test('a manually written script that can no longer be read is not discarded', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, steps);
  await spoil(id, 'write-script', true);
  await restartProduction(ctx, { podcastId: id, actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect((await loadArtifacts(ctx, id))['write-script']?.isPinned).toBe(true);
  expect(await listSteps(ctx, id)).toHaveLength(3);
});

test('elsewhere, such an artifact is an error that names it', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceEpisode(ctx, { podcastId: id }, steps);
  await spoil(id, 'check-script');
  await expect(findScript(ctx, id)).rejects.toThrow('The stored artifact of check-script cannot be read');
  expect((await findRun(ctx, id))?.state).toBe('delivered');
});

test('an artifact that doesn’t exist yet is an error, too', () => {
  expect(() => artifactOf({ artifacts: {} }, 'write-page')).toThrow('write-page has no artifact yet');
});
