import { expect, test } from 'vitest';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { givenStep } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import type { FactSheet } from '../../script/schema.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun, listQuestions, listReviews } from '../queries.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { findProductionRecord } from '../reviews/queries.ts';
import { artifactOf, loadArtifacts } from '../run/artifacts.ts';
import { continueWithFacts, restartProduction } from '../run/restart-production.ts';
import { writeScript } from './write-script.ts';

const writer = {
  name: 'model',
  model: 'm',
  contextTokens: 8000,
  complete: () => Promise.reject(new Error('the model was asked')),
};
const { ctx } = await createTestContext({ writer });
const home = tenHomes[0] as (typeof tenHomes)[number];
const rich = buildFactSheet(sampleHome(home));
const thin = buildFactSheet(sampleHome({ id: 'thin', street: home.street, city: home.city, beds: 3 }));
const stateOf = async (podcastId: string) => (await findRun(ctx, podcastId))?.state;

const write = (podcastId: string, sheet: FactSheet) =>
  produceEpisode(ctx, { podcastId }, [givenStep('check-facts', { sheet }), writeScript]);

test('facts that support an episode go to the model', async () => {
  const { id } = await createPaidPodcast(ctx);
  await expect(write(id, rich)).rejects.toThrow('the model was asked');
  expect(await listReviews(ctx, id)).toEqual([]);
});

test('the agent is asked about too few facts; a short script that staff approve goes to the model, too', async () => {
  const { id } = await createPaidPodcast(ctx);
  await write(id, thin);
  expect(await stateOf(id)).toBe('waiting_for_agent');
  expect((await listQuestions(ctx, id)).length).toBeGreaterThan(2);
  const [item] = await listReviews(ctx, id);
  expect(item).toMatchObject({
    reason: 'thin_listing',
    step: 'write-script',
    canApprove: true,
    evidence: { facts: thin.facts.length, words: expect.any(Number), seconds: expect.any(Number) },
  });
  await decideReview(ctx, {
    reviewItemId: item?.id as string,
    decision: 'approve',
    actor: { actorId: null, ip: null },
  });
  await expect(write(id, thin)).rejects.toThrow('the model was asked');
  await produceEpisode({ ...ctx, writer: null }, { podcastId: id }, [
    givenStep('check-facts', { sheet: thin }),
    writeScript,
  ]);
  expect(await stateOf(id)).toBe('delivered');
  const artifacts = await loadArtifacts(ctx, id);
  expect(artifactOf({ artifacts }, 'write-script').writer).toEqual({ name: 'built-in' });
  expect((await findProductionRecord(ctx, id)).writer).toEqual({ name: 'built-in' });
  await restartProduction(ctx, {
    podcastId: id,
    fromStep: 'check-facts',
    actor: { actorId: null, ip: null },
  });
  const other = buildFactSheet(sampleHome({ id: 'other', street: home.street, city: home.city, beds: 4 }));
  await write(id, other);
  expect(await stateOf(id), 'other facts are another matter').toBe('waiting_for_agent');
});

test('better facts close the question and the run continues', async () => {
  const { id } = await createPaidPodcast(ctx);
  await write(id, thin);
  await continueWithFacts(ctx, id);
  expect(await listReviews(ctx, id)).toMatchObject([{ reason: 'thin_listing', decision: 'superseded' }]);
  expect(await stateOf(id)).toBe('queued');
});
