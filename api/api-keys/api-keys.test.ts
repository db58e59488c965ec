import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiKeys } from '#db/schema/api-keys.ts';
import { auditLog } from '#db/schema/operations.ts';
import { MAX_KEYS } from '#domain/api-keys/rules.ts';
import { callApi, createApiAccount } from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@keys.example');
const stranger = await createApiAccount(ctx, 'stranger@keys.example');
const create = (headers: Record<string, string>, body: object = { name: 'CRM', scopes: ['leads:read'] }) =>
  callApi(app, 'POST /api/api-keys', { headers, body });

test('a key is shown once and stored as a hash', async () => {
  const { status, body } = await create(agent.session);
  expect(status).toBe(200);
  expect(body.key).toMatch(/^hc_live_[\w-]{43}$/);
  const stored = JSON.stringify(await ctx.db.select().from(apiKeys));
  expect(stored).not.toContain(body.key);
  expect(stored).toContain(body.key.slice(0, 12));
  const listed = await callApi(app, 'GET /api/api-keys', { headers: agent.session });
  expect(JSON.stringify(listed.body)).not.toContain(body.key);
  expect(listed.body.apiKeys).toMatchObject([{ name: 'CRM', scopes: ['leads:read'], lastUsedAt: null }]);
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'api_key.created'));
  expect(entry).toMatchObject({ actorId: agent.userId, subject: body.apiKey.id });
});

test('a revoked key ends at once; someone else’s key can’t be revoked', async () => {
  const { body } = await create(agent.session);
  const headers = { Authorization: `Bearer ${body.key}` };
  const revoke = (session: Record<string, string>) =>
    callApi(app, `DELETE /api/api-keys/${body.apiKey.id}`, { headers: session });
  expect((await callApi(app, 'GET /v1/leads', { headers })).status).toBe(200);
  expect((await revoke(stranger.session)).status).toBe(404);
  expect((await callApi(app, 'GET /v1/leads', { headers })).status).toBe(200);
  expect((await revoke(agent.session)).status).toBe(200);
  expect((await callApi(app, 'GET /v1/leads', { headers })).status).toBe(401);
  expect((await revoke(agent.session)).status).toBe(404);
});

test('the last use is shown to the minute', async () => {
  const { body } = await create(agent.session);
  const used = async () =>
    (await ctx.db.select().from(apiKeys).where(eq(apiKeys.id, body.apiKey.id)))[0]?.lastUsedAt;
  const call = () => callApi(app, 'GET /v1/leads', { headers: { Authorization: `Bearer ${body.key}` } });
  const start = ctx.now();
  await call();
  expect(await used()).toEqual(start);
  setNow(new Date(start.getTime() + 59_000));
  await call();
  expect(await used()).toEqual(start);
  setNow(new Date(start.getTime() + 60_000));
  await call();
  expect(await used()).toEqual(new Date(start.getTime() + 60_000));
});

test.each([
  [{ name: '', scopes: ['leads:read'] }, 'name'],
  [{ name: 'x'.repeat(61), scopes: ['leads:read'] }, 'name'],
  [{ name: 'a\0b', scopes: ['leads:read'] }, 'name'],
  [{ name: 'CRM', scopes: [] }, 'scopes'],
  [{ name: 'CRM', scopes: ['admin'] }, 'scopes.0'],
])('%j is refused', async (body, field) => {
  const { status, body: answer } = await create(agent.session, body);
  expect(status).toBe(400);
  expect(Object.keys(answer.error.fields)).toContain(field);
});

test('an account has a limited number of keys, even when many are created at once', async () => {
  const answers = await Promise.all(Array.from({ length: MAX_KEYS + 3 }, () => create(stranger.session)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_KEYS);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
});
