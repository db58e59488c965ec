import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiKeys } from '#db/schema/api-keys.ts';
import { authUsers } from '#db/schema/auth.ts';
import { callApi, createApiAccount, createOwnThings, keyOf } from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@v1.example');
const things = await createOwnThings(ctx, agent);
const headers = await keyOf(ctx, agent);

test.each([
  ['none', {}],
  ['a made-up one', { Authorization: 'Bearer hc_live_0000000000000000000000000000000000000000000' }],
  ['a session', agent.session],
  ['another scheme', { Authorization: headers.Authorization.replace('Bearer', 'Basic') }],
])('a call without one of our keys is refused as a problem: %s', async (_what, given) => {
  const answer = await callApi(app, 'GET /v1/orders', { headers: given as Record<string, string> });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.body).toMatchObject({
    type: '/developers/errors#unauthorized',
    title: 'Missing or invalid key',
    status: 401,
    code: 'unauthorized',
  });
});

test('a key is not a session: the screens’ own calls refuse it', async () => {
  expect((await callApi(app, 'GET /api/podcasts', { headers })).status).toBe(401);
  expect((await callApi(app, 'GET /api/api-keys', { headers })).status).toBe(401);
});

test('the key of a banned account is refused', async () => {
  const banned = await createApiAccount(ctx, 'banned@v1.example');
  const key = await keyOf(ctx, banned);
  const bannedUntil = new Date(ctx.now().getTime() + 60_000);
  await ctx.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.id, banned.userId));
  expect((await callApi(app, 'GET /v1/orders', { headers: key })).status).toBe(401);
});

test('wrong input names its fields; an unknown call is a problem, too', async () => {
  const wrong = await callApi(app, 'GET /v1/orders?limit=0&cursor=x', { headers });
  expect(wrong).toMatchObject({
    status: 400,
    body: { code: 'invalid', errors: { limit: expect.any(String) } },
  });
  const cursor = await callApi(app, 'GET /v1/orders?cursor=x', { headers });
  expect(cursor.status).toBe(400);
  const unknown = await callApi(app, 'GET /v1/nothing', { headers });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const nul = await callApi(app, 'GET /v1/orders?cursor=%00', { headers });
  expect(nul.headers.get('content-type')).toBe('application/problem+json');
});

test('a known version works and an unknown one is refused', async () => {
  const current = await callApi(app, 'GET /v1/balance', { headers });
  expect(current.headers.get('hearthcast-version')).toBe('2026-11-15');
  const pinned = { ...headers, 'Hearthcast-Version': '2026-11-15' };
  expect((await callApi(app, 'GET /v1/balance', { headers: pinned })).status).toBe(200);
  const unknown = { ...headers, 'Hearthcast-Version': '2020-01-01' };
  expect(await callApi(app, 'GET /v1/balance', { headers: unknown })).toMatchObject({
    status: 400,
    body: { detail: 'Unknown Hearthcast-Version. Known versions: 2026-11-15.' },
  });
});

test('unchanged data isn’t sent again', async () => {
  const path = `GET /v1/listings/${things.listingId}`;
  const first = await callApi(app, path, { headers });
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await callApi(app, path, { headers: { ...headers, 'If-None-Match': known } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, tag]);
  }
  const other = await callApi(app, path, { headers: { ...headers, 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

test('a fact is only changed in the version that the program has read', async () => {
  const path = `/v1/listings/${things.listingId}`;
  const seen = (await callApi(app, `GET ${path}`, { headers })).headers.get('etag') ?? '';
  const change = (price: string, match?: string) =>
    callApi(app, `PATCH ${path}`, {
      headers: { ...headers, ...(match ? { 'If-Match': match } : {}) },
      body: { price },
    });
  const changed = await change('450000', seen);
  expect(changed).toMatchObject({ status: 200, body: { price: '$450,000' } });
  expect(await change('$440,000', seen)).toMatchObject({
    status: 412,
    body: { code: 'precondition_failed' },
  });
  expect((await change('$440,000', `W/${changed.headers.get('etag')}`)).status).toBe(412);
  expect((await change('$440,000', changed.headers.get('etag') ?? '')).status).toBe(200);
  expect((await change('$430,000')).body).toMatchObject({ price: '$430,000' });
  expect((await change('cheap')).body.errors).toEqual({ price: expect.stringContaining('amount') });
});

test('each key has its own limit, reported with every response', async () => {
  const busy = await keyOf(ctx, agent);
  const [row] = await ctx.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.prefix, busy.Authorization.slice(7, 19)));
  await ctx.db
    .update(apiKeys)
    .set({ requestsPerMinute: 2 })
    .where(eq(apiKeys.id, row?.id ?? ''));
  const start = new Date(Math.ceil(ctx.now().getTime() / 60_000) * 60_000);
  setNow(start);
  const call = () => callApi(app, 'GET /v1/balance', { headers: busy });
  const first = await call();
  expect(first.headers.get('ratelimit-policy')).toBe('"key";q=2;w=60');
  expect(first.headers.get('ratelimit')).toBe('"key";r=1;t=60');
  expect((await call()).headers.get('ratelimit')).toBe('"key";r=0;t=60');
  const refused = await call();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('ratelimit')).toBe('"key";r=0;t=60');
  expect((await callApi(app, 'GET /v1/balance', { headers })).status).toBe(200);
  setNow(new Date(start.getTime() + 120_000));
  expect((await call()).status).toBe(200);
});
