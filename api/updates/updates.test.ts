import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { auditLog } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { MAX_UPDATES } from '#domain/production/updates/rules.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createUpdatedHome, quickUpdateStudio } from '#tests/support/updated-home.ts';

const { ctx } = await createTestContext(quickUpdateStudio);
const app = createFullApp({ ...ctx, accounts: { ...ctx.accounts, hasRateLimits: false } });
const limited = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@updates.example' });
const stranger = await signedIn(ctx, { email: 'stranger@updates.example' });
const staff = await signedIn(ctx, { email: 'staff@updates.example', isAdmin: true });
const newHome = () => createUpdatedHome(ctx, { userId: owner.userId, email: 'owner@updates.example' });

type Person = typeof owner | undefined;
async function call(person: Person, method: string, path: string, body?: object) {
  const answer = await app.request(`/api/podcasts/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...person?.headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each answer has its own shape
  return { status: answer.status, body: (await answer.json()) as any };
}
const preview = (person: Person, id: string, body: object) =>
  call(person, 'POST', `${id}/updates/preview`, body);
async function record(person: Person, id: string, body: object) {
  const { seenHash } = (await preview(owner, id, body)).body;
  return call(person, 'POST', `${id}/updates`, { ...body, seenHash });
}
const drop = { occasion: 'price-improved' };
const finish = () => ctx.db.update(episodeUpdates).set({ state: 'ready' });

test('the owner reads the words, records them, takes them off the page and deletes them', async () => {
  const { podcastId } = await newHome();
  const read = await preview(owner, podcastId, drop);
  expect(read.status).toBe(200);
  expect(read.body.words[0].text).toContain('12 Elm Street');
  expect(read.body.seconds).toBeLessThanOrEqual(40);
  const started = await record(owner, podcastId, drop);
  expect(started.body).toMatchObject({ left: MAX_UPDATES - 1, canApprove: false });
  expect(started.body.updates).toMatchObject([{ state: 'waiting', words: read.body.words }]);
  expect((await record(owner, podcastId, drop)).body.error.message).toContain('still recording');
  await finish();
  const path = `${podcastId}/updates/${started.body.updates[0].id}`;
  expect((await call(owner, 'PATCH', path, { isOnPage: false })).body.updates[0].isOnPage).toBe(false);
  expect((await call(owner, 'DELETE', path)).body.updates).toEqual([]);
  const entries = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, podcastId));
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['update.requested', owner.userId],
    ['update.hidden', owner.userId],
    ['update.removed', owner.userId],
  ]);
});

test('for a stranger there is no such home, and nobody gets in without signing in', async () => {
  const { podcastId } = await newHome();
  const { body } = await record(owner, podcastId, drop);
  const path = `${podcastId}/updates/${body.updates[0].id}`;
  const sent = { ...drop, seenHash: 'x' };
  const calls = (person: Person) => [
    call(person, 'GET', `${podcastId}/updates`),
    preview(person, podcastId, drop),
    call(person, 'POST', `${podcastId}/updates`, sent),
    call(person, 'PATCH', path, { isOnPage: false }),
    call(person, 'DELETE', path),
  ];
  const missing = await call(stranger, 'GET', `${crypto.randomUUID()}/updates`);
  for (const answer of await Promise.all(calls(stranger))) {
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(missing.body);
  }
  for (const answer of await Promise.all(calls(undefined))) expect(answer.status).toBe(401);
  expect((await call(staff, 'GET', `${podcastId}/updates`)).body).toMatchObject({ canApprove: true });
});

test('an update of another home can’t be reached through your own home', async () => {
  const [mine, other] = [
    await newHome(),
    await createUpdatedHome(ctx, { userId: stranger.userId, email: 'stranger@updates.example' }),
  ];
  const { seenHash } = (await preview(stranger, other.podcastId, drop)).body;
  const theirs = await call(stranger, 'POST', `${other.podcastId}/updates`, { ...drop, seenHash });
  const path = `${mine.podcastId}/updates/${theirs.body.updates[0].id}`;
  expect((await call(owner, 'DELETE', path)).status).toBe(404);
  expect((await call(owner, 'PATCH', path, { isOnPage: false })).status).toBe(404);
});

test('ten fit into a month; deleted ones count, failed ones don’t', async () => {
  const { podcastId } = await newHome();
  for (let count = 0; count < MAX_UPDATES; count += 1) {
    const { status, body } = await record(owner, podcastId, drop);
    expect(status).toBe(200);
    await finish();
    if (count === 0) await call(owner, 'DELETE', `${podcastId}/updates/${body.updates[0].id}`);
  }
  const refused = await record(owner, podcastId, drop);
  expect(refused.status).toBe(429);
  expect(refused.body.error.message).toContain('in the last 30 days');
  await ctx.db.update(episodeUpdates).set({ state: 'failed' });
  expect((await call(owner, 'GET', `${podcastId}/updates`)).body.left).toBe(MAX_UPDATES);
  await finish();
  const lastMonth = new Date(ctx.now().getTime() - 31 * 86_400_000);
  await ctx.db.update(episodeUpdates).set({ createdAt: lastMonth });
  expect((await record(owner, podcastId, drop)).status).toBe(200);
});

test('only real news of a delivered home can be announced, in the words that were read', async () => {
  const { podcastId } = await newHome();
  expect((await preview(owner, podcastId, { occasion: 'sold' })).body.error.message).toContain(
    'change the status',
  );
  expect((await preview(owner, podcastId, { occasion: 'open-house' })).status).toBe(400);
  expect((await preview(owner, podcastId, { occasion: 'for-sale' })).status).toBe(400);
  const { seenHash } = (await preview(owner, podcastId, drop)).body;
  await ctx.db.update(listings).set({ price: '$470,000' }).where(eq(listings.podcastId, podcastId));
  const stale = await call(owner, 'POST', `${podcastId}/updates`, { ...drop, seenHash });
  expect(stale.status).toBe(409);
  expect(stale.body.error.message).toContain('Read them again');
  await ctx.db.update(podcasts).set({ status: 'processing' }).where(eq(podcasts.id, podcastId));
  expect((await preview(owner, podcastId, drop)).body.error.message).toContain('once the episode is ready');
  await ctx.db
    .update(podcasts)
    .set({ status: 'completed', takenDownAt: ctx.now() })
    .where(eq(podcasts.id, podcastId));
  expect((await preview(owner, podcastId, drop)).status).toBe(409);
});

test('nobody can have texts written all day long', async () => {
  const { podcastId } = await newHome();
  const ask = async () => {
    const answer = await limited.request(`/api/podcasts/${podcastId}/updates/preview`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...owner.headers },
      body: JSON.stringify({ occasion: 'sold' }),
    });
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 31 }, ask));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
