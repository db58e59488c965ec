import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import { findRun } from '#domain/production/queries.ts';
import { artifactOf } from '#domain/production/run/artifacts.ts';
import type { Step } from '#domain/production/run/step.ts';
import { sheetOf } from '#domain/production/steps/check-facts.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortData, shortSteps, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext(quickStudio);
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@facts.example' });
const other = await signedIn(ctx, { email: 'other@facts.example' });

/** A short episode whose third turn says the price. */
const steps: readonly Step[] = shortSteps.map((step) => {
  const run = async (work: Parameters<Step['run']>[0]) => {
    const sheet = sheetOf(artifactOf(work, 'read-listing'), '2026-11-15');
    if (step.name === 'check-facts') return { data: { ...shortData['check-facts'], sheet } };
    const price = sheet.facts.find(({ id }) => id === 'price')?.value;
    const turns = shortTalk.turns.map((turn, at) => (at === 2 ? { ...turn, text: `It is ${price}.` } : turn));
    return { data: { ...shortTalk, turns } };
  };
  return ['check-facts', 'write-script'].includes(step.name) ? { ...step, run } : step;
});
const produce = (podcastId: string) => produceEpisode(ctx, { podcastId }, steps);
const stateOf = async (id: string) => (await findRun(ctx, id))?.state;

async function call(id: string, body?: object, caller = owner) {
  const headers = { ...caller.headers, 'Content-Type': 'application/json' };
  const sent = body ? { method: 'PATCH', body: JSON.stringify(body) } : { method: 'GET' };
  const answer = await app.request(`/api/podcasts/${id}/facts`, { headers, ...sent });
  return { status: answer.status, body: await answer.json() };
}

test('a fixed price changes the page at once, and the line that says it is recorded again', async () => {
  const { id } = await createPaidPodcast(ctx, { userId: owner.userId });
  await produce(id);
  expect((await call(id)).body).toMatchObject({
    episode: 'recorded',
    fields: { price: { text: '$489,000' } },
  });

  const fixed = await call(id, { values: { price: '$455,000' } });
  expect(fixed).toMatchObject({ status: 200, body: { fields: { price: { text: '$455,000' } } } });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  expect(listing).toMatchObject({ price: '$455,000' });
  expect(await stateOf(id)).toBe('queued');

  await produce(id);
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id));
  expect(podcast?.episode?.turns.map(({ text }) => text)).toContain('It is $455,000.');
});

test('the agent sees what fair-housing law changes in the description, and the page doesn’t show it', async () => {
  const { id } = await createPaidPodcast(ctx, { userId: owner.userId });
  const told = 'The mill has a turret with stained glass and a porch.';
  const description = `${told} The young Christian families next door are kind.`;
  expect((await call(id, { values: { description } })).status).toBe(200);
  expect((await call(id)).body).toMatchObject({
    fields: { description: { text: description } },
    storyChanges: [{ from: 'The young Christian families next door are kind.', to: null }],
  });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  expect(listing?.description).toBe(told);
});

test('a fact that no line mentions isn’t recorded again', async () => {
  const { id } = await createPaidPodcast(ctx, { userId: owner.userId });
  await produce(id);
  expect((await call(id, { values: { agentPhone: '(555) 010-7788' } })).status).toBe(200);
  expect(await stateOf(id)).toBe('delivered');
});

test('a fix during production is included; an order waiting for facts continues', async () => {
  const { id } = await createPaidPodcast(ctx, { userId: owner.userId });
  await ctx.db.insert(productionRuns).values({ podcastId: id, state: 'waiting_for_agent' });
  expect((await call(id, { values: { beds: '4' } })).body).toMatchObject({ episode: 'making' });
  expect(await stateOf(id)).toBe('queued');
});

test('only the owner sees and fixes facts, only for a paid order, and bad values change nothing', async () => {
  const { id } = await createPaidPodcast(ctx, { userId: owner.userId });
  expect((await call(id, undefined, other)).status).toBe(404);
  expect((await call(id, { values: { beds: '4' } }, other)).status).toBe(404);
  expect((await call(id, { values: { beds: 'four', price: '$1' } })).status).toBe(400);
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  expect(listing).toMatchObject({ beds: null, price: '$489,000' });
  for (const status of ['pending', 'cancelled'] as const) {
    const unpaid = await createPaidPodcast(ctx, { userId: owner.userId, status });
    expect((await call(unpaid.id, { values: { beds: '4' } })).status).toBe(409);
  }
});
