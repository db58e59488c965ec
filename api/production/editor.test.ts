import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts, productionRuns, productionSteps, reviewItems } from '#db/schema/production.ts';
import { hashValue } from '#domain/production/run/hash-value.ts';
import { isApproved } from '#domain/production/run/is-approved.ts';
import { openConflicts } from '#domain/production/steps/check-facts.ts';
import { takeSnapshot } from '#domain/production/steps/read-listing.ts';
import { hashSpokenText } from '#domain/production/steps/record-episode.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { shortData, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const reviewing = createFullApp({ ...ctx, production: { ...ctx.production, review: 'always' } });
const staff = await signedIn(ctx, { email: 'staff@editor.example', isAdmin: true });
const owner = await signedIn(ctx, { email: 'owner@editor.example' });
const other = await signedIn(ctx, { email: 'other@editor.example' });

const [first, ...rest] = shortTalk.turns as [
  (typeof shortTalk.turns)[number],
  ...(typeof shortTalk.turns)[number][],
];
const spoken = { ...first, text: 'Welcome. No kids, please. It has 9 bedrooms.' };
let podcast: Awaited<ReturnType<typeof createPaidPodcast>>;
beforeEach(async () => {
  podcast = await createPaidPodcast(ctx, { userId: owner.userId });
  const script = { ...shortTalk, turns: [spoken, ...rest] };
  const made = { podcastId: podcast.id, inputHash: 'i', attempt: 1 };
  await ctx.db.insert(productionRuns).values({ podcastId: podcast.id, state: 'in_review' });
  await ctx.db.insert(productionArtifacts).values([
    { ...made, step: 'check-facts', contentHash: 'f', data: shortData['check-facts'] },
    { ...made, step: 'write-script', contentHash: 'w', data: script },
    { ...made, step: 'check-script', contentHash: 'c', data: { script, claims: [], changes: [] } },
    {
      ...made,
      step: 'record-episode',
      contentHash: 'r',
      data: {
        ...shortData['record-episode'],
        clips: [spoken, ...rest].map(({ id }) => ({ turnId: id, key: `takes/${id}.wav` })),
        spokenHashes: {
          [spoken.id]: 'other words',
          ...Object.fromEntries(rest.map((turn) => [turn.id, hashSpokenText(turn)])),
        },
      },
    },
  ]);
});

async function call(
  caller: { headers: { Authorization: string } },
  [method, path]: [string, string],
  body?: object,
  door = app,
) {
  const headers = { ...caller.headers, 'Content-Type': 'application/json' };
  const answer = await door.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  return { status: answer.status, body: (await answer.json()) as any };
}
const script = (method: string) => [method, `/api/podcasts/${podcast.id}/script`] as [string, string];

test('staff see each turn with unsupported claims, unlawful phrases and its audio', async () => {
  const { status, body } = await call(staff, script('GET'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ contentHash: 'c', state: 'in_review', home: '12 Elm Street, Larkmere, VT' });
  expect(body.turns[0].audioUrl).toBeNull();
  expect(body.turns[0].findings[0]).toMatchObject({ tier: 'block' });
  expect(body.turns[0].claims).toContainEqual(expect.objectContaining({ fact: null }));
  expect(body.turns[1].audioUrl).toBe(`/files/takes/${body.turns[1].id}.wav`);
  const none = await createPaidPodcast(ctx);
  expect((await call(staff, ['GET', `/api/podcasts/${none.id}/script`])).body.error.message).toBe(
    'There is no script yet.',
  );
});

test('turns are edited, moved, added and removed; an edit of an older script is rejected', async () => {
  const turns = [
    { ...rest[0], text: `  ${rest[0]?.text}  ` },
    { ...spoken, text: 'Welcome, everybody.' },
    { speaker: 'miles', text: 'One more thing.', chapter: 'visit', branded: true },
  ];
  const saved = await call(staff, script('POST'), { seenHash: 'c', turns });
  expect(saved.status).toBe(200);
  const { body } = await call(staff, script('GET'));
  expect(body.contentHash).toBe(saved.body.contentHash);
  expect(body).toMatchObject({ isEdited: true, state: 'queued' });
  expect(body.turns.map(({ text }: { text: string }) => text)).toEqual([
    rest[0]?.text,
    'Welcome, everybody.',
    'One more thing.',
  ]);
  expect(body.turns[0].audioUrl).not.toBeNull();
  expect(body.turns[1].audioUrl).toBeNull();
  const stale = await call(staff, script('POST'), { seenHash: 'c', turns });
  expect(stale).toMatchObject({ status: 409 });
  expect(stale.body.error.message).toBe('The script has changed since you opened it. Please check it again.');
  await ctx.db
    .update(productionRuns)
    .set({ state: 'running' })
    .where(eq(productionRuns.podcastId, podcast.id));
  const busy = await call(staff, script('POST'), { seenHash: saved.body.contentHash, turns });
  expect(busy.body.error.message).toBe('This podcast is being made right now.');
});

test.each([
  ['no turns', []],
  ['an empty turn', [{ ...spoken, text: '   ' }]],
  ['nothing to speak', [{ ...spoken, text: '… — !' }]],
  ['a very long turn', [{ ...spoken, text: 'a'.repeat(1201) }]],
  ['a stranger', [{ ...spoken, speaker: 'hal' }]],
  ['one turn twice', [spoken, spoken]],
  ['a zero byte', [{ ...spoken, text: 'a\0b' }]],
])('%s is refused', async (_, turns) => {
  expect((await call(staff, script('POST'), { seenHash: 'c', turns })).status).toBe(400);
});

test('customers edit their own script while every episode is reviewed, but only until it is delivered', async () => {
  const turns = shortTalk.turns;
  const moment = { startedAt: ctx.now(), endedAt: ctx.now() };
  await ctx.db
    .insert(productionSteps)
    .values({ podcastId: podcast.id, name: 'write-script', attempt: 1, outcome: 'done', ...moment });
  const progress: [string, string] = ['GET', `/api/podcasts/${podcast.id}/production`];
  expect((await call(owner, progress)).body.canEditScript).toBe(false);
  expect((await call(owner, progress, undefined, reviewing)).body.canEditScript).toBe(true);
  for (const method of ['GET', 'POST']) {
    const body = method === 'POST' ? { seenHash: 'c', turns } : undefined;
    expect((await call(other, script(method), body, reviewing)).status).toBe(404);
    expect((await call(owner, script(method), body)).status).toBe(403);
    expect((await call(owner, script(method), body, reviewing)).status).toBe(200);
  }
  await ctx.db.update(podcasts).set({ status: 'completed' }).where(eq(podcasts.id, podcast.id));
  expect((await call(owner, script('GET'), undefined, reviewing)).status).toBe(403);
});

test('a chosen fact updates the listing and resolves the contradiction once', async () => {
  await ctx.db
    .update(listings)
    .set({
      beds: 4,
      yearBuilt: 1987,
      filledColumns: { beds: 4, yearBuilt: 1987 },
      description: 'A lovely three-bedroom house. The house was built in 1978.',
    })
    .where(eq(listings.podcastId, podcast.id));
  const conflicts = openConflicts(await takeSnapshot(ctx, podcast));
  expect(conflicts.map(({ field }) => field)).toEqual(['beds', 'yearBuilt']);
  const [item] = await ctx.db
    .insert(reviewItems)
    .values({
      podcastId: podcast.id,
      step: 'check-facts',
      reason: 'fact_conflict',
      subjectHash: 'x',
      canApprove: true,
      evidence: { conflicts },
      openedAt: ctx.now(),
    })
    .returning();
  const choose = (choices: object[], caller = staff) =>
    call(caller, ['POST', `/api/reviews/${item?.id}/facts`], { choices });
  const year = { field: 'yearBuilt', value: '1987' };
  expect((await choose([year], owner)).status).toBe(403);
  expect((await choose([year])).body.error.message).toBe('Please choose the correct value: Bedrooms');
  expect((await choose([year, { field: 'beds', value: 'many' }])).status).toBe(400);
  expect((await choose([year, { field: 'beds', value: '3' }, { field: 'slug', value: '3' }])).status).toBe(
    400,
  );
  const spelled = conflicts[0]?.values.find(({ value }) => value.includes('three'))?.value;
  expect(await choose([year, { field: 'beds', value: spelled }])).toMatchObject({
    status: 200,
    body: { openItems: 0 },
  });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  expect(listing).toMatchObject({ beds: 3, yearBuilt: 1987 });
  const left = openConflicts(await takeSnapshot(ctx, podcast));
  expect(left.map(({ field }) => field)).toEqual(['yearBuilt']);
  const issue = { reason: 'fact_conflict' as const, canApprove: true, evidence: {} };
  expect(await isApproved(ctx, podcast.id, { ...issue, subjectHash: hashValue(left) })).toBe(true);
  expect((await choose([year, { field: 'beds', value: '5' }])).status).toBe(409);
  const [after] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  expect(after?.beds).toBe(3);
});

test('a canceled order has no review issues', async () => {
  const issue = { step: 'check-facts', reason: 'thin_listing' as const, subjectHash: 'x', canApprove: true };
  await ctx.db
    .insert(reviewItems)
    .values({ ...issue, podcastId: podcast.id, evidence: {}, openedAt: ctx.now() });
  const listed = async () =>
    (await call(staff, ['GET', '/api/reviews'])).body.reviews.filter(
      ({ podcastId }: { podcastId: string }) => podcastId === podcast.id,
    );
  expect(await listed()).toMatchObject([{ isDelivered: false, isPaidOnline: false }]);
  await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, podcast.id));
  expect(await listed()).toEqual([]);
});
