import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import type { ScriptView } from '#domain/production/reviews/schema.ts';
import { artifactOf } from '#domain/production/run/artifacts.ts';
import type { Step } from '#domain/production/run/step.ts';
import { sheetOf } from '#domain/production/steps/check-facts.ts';
import { callApi, createApiAccount, keyOf } from '#tests/support/api-account.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortData, shortSteps, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const spoken: number[] = [];
const { prepare } = quickStudio.speech;
const { ctx } = await createTestContext({
  ...quickStudio,
  speech: {
    ...quickStudio.speech,
    prepare: async (...given: Parameters<typeof prepare>) => {
      const voices = await prepare(...given);
      const speak: typeof voices.speak = (lines, options) => {
        spoken.push(lines.length);
        return voices.speak(lines, options);
      };
      return { ...voices, speak };
    },
  },
});
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@changes.example', isAdmin: true });
const owner = await signedIn(ctx, { email: 'owner@changes.example' });
const other = await signedIn(ctx, { email: 'other@changes.example' });

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

async function call(method: string, path: string, body?: object, caller = staff) {
  const headers = { ...caller.headers, 'Content-Type': 'application/json' };
  const answer = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: (await answer.json()) as ScriptView };
}
const script = async (id: string) => (await call('GET', `/api/podcasts/${id}/script`)).body;
const read = async (id: string) => (await ctx.db.select().from(podcasts).where(eq(podcasts.id, id)))[0];
const setPrice = (id: string, price: string) =>
  ctx.db.update(listings).set({ price }).where(eq(listings.podcastId, id));

test('staff see what is outdated in a delivered episode and record only that; the old file stays playable', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produce(id);
  expect((await script(id)).changedFacts).toEqual([]);
  const before = await read(id);
  await setPrice(id, '$455,000');
  expect((await script(id)).changedFacts).toEqual([
    { id: 'price', label: 'Price', before: '$489,000', after: '$455,000', turns: 0 },
  ]);

  expect((await call('POST', `/api/podcasts/${id}/production/restart`, {})).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'completed', gcsFileUrl: before?.gcsFileUrl });
  expect((await app.request(before?.gcsFileUrl ?? '')).status).toBe(200);
  spoken.length = 0;
  await produce(id);
  expect(spoken).toEqual([1]);
  const after = await read(id);
  expect(after?.gcsFileUrl).not.toBe(before?.gcsFileUrl);
  expect(after?.episode?.turns.map(({ text }) => text)).toContain('It is $455,000.');
  expect((await script(id)).changedFacts).toEqual([]);
});

test('only the owner can have changes recorded, and only if there are any', async () => {
  const { id } = await createPaidPodcast(ctx, { userId: owner.userId });
  await produce(id);
  const path = `/api/podcasts/${id}/changes`;
  expect((await call('POST', path, {}, owner)).status).toBe(409);
  await setPrice(id, '$455,000');
  for (const method of ['GET', 'POST'])
    expect((await call(method, path, method === 'POST' ? {} : undefined, other)).status).toBe(404);
  expect((await call('GET', path, undefined, owner)).body).toEqual({
    state: 'delivered',
    isEdited: false,
    changedFacts: [{ id: 'price', label: 'Price', before: '$489,000', after: '$455,000', turns: 0 }],
  });
  expect((await call('POST', path, {}, owner)).status).toBe(200);
  await produce(id);
  expect((await read(id))?.episode?.turns.map(({ text }) => text)).toContain('It is $455,000.');
});

test('a program can have only the changed turn recorded again, with a key of its own account', async () => {
  const agent = await createApiAccount(ctx, 'agent@changes.example');
  const stranger = await createApiAccount(ctx, 'stranger@changes.example');
  const { id } = await createPaidPodcast(ctx, { userId: agent.userId });
  await produce(id);
  // A price that no other test has recorded.
  await setPrice(id, '$461,000');
  const again = async (holder: typeof agent) =>
    (await callApi(app, `POST /v1/orders/${id}/recordings`, { headers: await keyOf(ctx, holder) })).status;
  expect(await again(stranger)).toBe(404);
  expect(await again(agent)).toBe(202);
  spoken.length = 0;
  await produce(id);
  expect(spoken).toEqual([1]);
  expect((await read(id))?.episode?.turns.map(({ text }) => text)).toContain('It is $461,000.');
});

test('an episode that staff uploaded does not count as outdated', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produce(id);
  await ctx.db
    .update(podcasts)
    .set({ episode: { durationSeconds: 2, chapters: [], turns: [], peaks: [] } })
    .where(eq(podcasts.id, id));
  await setPrice(id, '$455,000');
  expect((await script(id)).changedFacts).toEqual([]);
});
