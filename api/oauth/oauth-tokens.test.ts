import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { oauthClients, oauthCodes, oauthTokens } from '#db/schema/assistants.ts';
import { authUsers } from '#db/schema/auth.ts';
import { sweepExpired } from '#domain/accounts/sweep-expired.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from '#domain/assistants/rules.ts';
import { callApi, createApiAccount } from '#tests/support/api-account.ts';
import { callTool, connectAssistant, postForm, registerAssistant } from '#tests/support/assistant.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
ctx.accounts.hasRateLimits = false;
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@tokens.example');
const stranger = await createApiAccount(ctx, 'stranger@tokens.example');
const clientId = await registerAssistant(app);
const start = ctx.now();
const later = (seconds: number) => setNow(new Date(start.getTime() + seconds * 1000));
beforeEach(() => setNow(start));

const exchange = (fields: Record<string, string>) => postForm(app, '/oauth/token', fields);
const refresh = (connected: { clientId: string; refreshToken: string }, more = {}) =>
  exchange({
    grant_type: 'refresh_token',
    client_id: connected.clientId,
    refresh_token: connected.refreshToken,
    ...more,
  });
const works = async (token: string) =>
  (await callTool(app, '/mcp', { name: 'get_order', arguments: {} }, token)).status === 200;

test('a refresh token is exchanged for a new pair; a used one ends the whole family', async () => {
  const first = await connectAssistant(app, agent);
  const { body: second } = await refresh(first);
  expect(await works(second.access_token)).toBe(true);
  later(5);
  expect((await refresh(first)).body.error).toBe('invalid_grant');
  expect(await works(second.access_token)).toBe(true);
  later(60);
  expect((await refresh(first)).body.error).toBe('invalid_grant');
  expect(await works(second.access_token)).toBe(false);
  const last = { clientId: first.clientId, refreshToken: second.refresh_token };
  expect((await refresh(last)).body.error).toBe('invalid_grant');
});

test('of many refreshes at once, one gets a pair', async () => {
  const first = await connectAssistant(app, agent);
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(await works(won[0]?.body.access_token)).toBe(true);
});

test('a refresh may narrow the scopes of the access token, never widen them', async () => {
  const first = await connectAssistant(app, agent, 'listings:read kits:read');
  const { body } = await refresh(first, { scope: 'kits:read orders:write' });
  expect(body.scope).toBe('kits:read');
  const again = await refresh({ clientId: first.clientId, refreshToken: body.refresh_token });
  expect(again.body.scope).toBe('listings:read kits:read');
  const none = { clientId: first.clientId, refreshToken: again.body.refresh_token };
  expect((await refresh(none, { scope: 'orders:write' })).body.error).toBe('invalid_scope');
});

test('tokens expire by themselves, and neither kind works in place of the other', async () => {
  const connected = await connectAssistant(app, agent);
  expect(await works(connected.refreshToken)).toBe(false);
  expect((await refresh({ ...connected, refreshToken: connected.accessToken })).status).toBe(400);
  const other = { clientId: await registerAssistant(app), refreshToken: connected.refreshToken };
  expect((await refresh(other)).body.error).toBe('invalid_grant');
  later(ACCESS_SECONDS);
  expect(await works(connected.accessToken)).toBe(false);
  later(REFRESH_SECONDS);
  expect((await refresh(connected)).body.error).toBe('invalid_grant');
});

test('an assistant can revoke its tokens; nobody else can', async () => {
  const connected = await connectAssistant(app, agent);
  const revoke = (fields: Record<string, string>) => postForm(app, '/oauth/revoke', fields);
  const token = connected.refreshToken;
  expect((await revoke({ token, client_id: clientId })).status).toBe(200);
  expect(await works(connected.accessToken)).toBe(true);
  expect((await revoke({ token, client_id: connected.clientId })).status).toBe(200);
  expect(await works(connected.accessToken)).toBe(false);
  expect((await revoke({ token: 'unknown', client_id: clientId })).status).toBe(200);
});

test('the owner sees the assistant and disconnects it at once; a stranger can’t', async () => {
  const owner = await createApiAccount(ctx, 'owner@tokens.example');
  const { accessToken } = await connectAssistant(app, owner, 'listings:read');
  expect(await works(accessToken)).toBe(true);
  const list = await callApi(app, 'GET /api/assistants', { headers: owner.session });
  const [connection] = list.body.assistants;
  expect(connection).toMatchObject({
    clientName: 'Test assistant',
    scopes: ['listings:read'],
    lastUsedAt: start.toISOString(),
  });
  expect((await callApi(app, 'GET /api/assistants', { headers: stranger.session })).body.assistants).toEqual(
    [],
  );
  const end = (headers: Record<string, string>) =>
    callApi(app, `DELETE /api/assistants/${connection.id}`, { headers });
  expect((await end(stranger.session)).status).toBe(404);
  expect(await works(accessToken)).toBe(true);
  expect((await end(owner.session)).status).toBe(200);
  expect(await works(accessToken)).toBe(false);
  expect((await end(owner.session)).status).toBe(404);
});

test('the tokens of a banned account are refused', async () => {
  const banned = await createApiAccount(ctx, 'banned@tokens.example');
  const { accessToken } = await connectAssistant(app, banned);
  const bannedUntil = new Date(start.getTime() + 60_000);
  await ctx.db.update(authUsers).set({ bannedUntil }).where(eq(authUsers.id, banned.userId));
  expect(await works(accessToken)).toBe(false);
});

test('expired tokens and unconnected assistants are deleted; a used token stays as long as it could be replayed', async () => {
  const kept = await connectAssistant(app, agent);
  await refresh(kept);
  const unused = await registerAssistant(app);
  const clients = async () => (await ctx.db.select().from(oauthClients)).map(({ clientId }) => clientId);
  later(2 * 86_400);
  await sweepExpired(ctx);
  expect(await ctx.db.$count(oauthCodes)).toBe(0);
  expect(await ctx.db.$count(oauthTokens, eq(oauthTokens.kind, 'access'))).toBe(0);
  expect(await ctx.db.$count(oauthTokens, eq(oauthTokens.usedAt, start))).toBeGreaterThan(0);
  expect(await clients()).toContain(unused);
  later(31 * 86_400);
  await sweepExpired(ctx);
  expect(await ctx.db.$count(oauthTokens)).toBe(0);
  expect(await clients()).toContain(kept.clientId);
  expect(await clients()).not.toContain(unused);
});
