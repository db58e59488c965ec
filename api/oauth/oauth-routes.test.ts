import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { oauthClients, oauthCodes, oauthTokens } from '#db/schema/assistants.ts';
import { authUsers } from '#db/schema/auth.ts';
import { auditLog } from '#db/schema/operations.ts';
import { CODE_SECONDS } from '#domain/assistants/rules.ts';
import { callApi, createApiAccount } from '#tests/support/api-account.ts';
import {
  allow,
  authorizationRequest,
  callTool,
  codeGrant,
  postForm,
  redirectUri,
  registerAssistant,
} from '#tests/support/assistant.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
ctx.accounts.hasRateLimits = false;
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@oauth.example');
const clientId = await registerAssistant(app);
const start = ctx.now();
const later = (seconds: number) => setNow(new Date(start.getTime() + seconds * 1000));
beforeEach(() => setNow(start));

const view = (request: Record<string, string>, headers = agent.session) =>
  callApi(app, `GET /api/assistants/authorization?${new URLSearchParams(request)}`, { headers });
const decide = (body: object, headers: Record<string, string> = agent.session) =>
  callApi(app, 'POST /api/assistants/authorization', { headers, body });
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

async function newCode(scope = '') {
  const { request, verifier } = authorizationRequest(clientId, scope);
  const code = (await allow(app, agent, request)).searchParams.get('code') ?? '';
  return { code, verifier, grant: codeGrant(clientId, code, verifier) };
}

test('both discovery documents name the same issuer, resource and scopes, for pages of any origin', async () => {
  const server = await callApi(app, 'GET /.well-known/oauth-authorization-server');
  expect(server.headers.get('access-control-allow-origin')).toBe('*');
  expect(server.body).toMatchObject({
    issuer: 'http://localhost:3000',
    authorization_endpoint: 'http://localhost:3000/oauth/authorize',
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    token_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  });
  for (const path of ['', '/mcp']) {
    const resource = await callApi(app, `GET /.well-known/oauth-protected-resource${path}`);
    expect(resource.body).toMatchObject({
      resource: 'http://localhost:3000/mcp',
      authorization_servers: [server.body.issuer],
      scopes_supported: server.body.scopes_supported,
    });
  }
});

test('after a person allows it, the code becomes tokens, and the tokens work', async () => {
  const { request, verifier } = authorizationRequest(clientId, 'listings:read kits:read offline_access');
  expect((await view(request)).body).toEqual({
    kind: 'ask',
    clientName: 'Test assistant',
    clientHost: null,
    redirectHost: '127.0.0.1:4199',
    isLocal: true,
    scopes: ['listings:read', 'kits:read'],
  });
  const returned = await allow(app, agent, request);
  expect(returned.href.startsWith(`${redirectUri}?code=hc_code_`)).toBe(true);
  expect(returned.searchParams.get('state')).toBe('test-state');
  expect(returned.searchParams.get('iss')).toBe('http://localhost:3000');
  const answer = await exchange(codeGrant(clientId, returned.searchParams.get('code') ?? '', verifier));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.body).toMatchObject({
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'listings:read kits:read',
  });
  expect(await works(answer.body.access_token)).toBe(true);
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'assistant.connected'));
  expect(entry).toMatchObject({ actorId: agent.userId });
});

test('nothing we store can be used as a token or a code', async () => {
  const { code, grant } = await newCode();
  const { body } = await exchange(grant);
  const stored = JSON.stringify([
    await ctx.db.select().from(oauthCodes),
    await ctx.db.select().from(oauthTokens),
  ]);
  for (const secret of [code, body.access_token, body.refresh_token]) expect(stored).not.toContain(secret);
  const [row] = await ctx.db.select().from(oauthTokens);
  expect(await works(row?.tokenHash ?? '')).toBe(false);
});

test('a person who says no is sent back without a code; a visitor decides nothing', async () => {
  const { request } = authorizationRequest(clientId);
  const refused = new URL((await decide({ ...request, isAllowed: false })).body.returnTo);
  expect(refused.searchParams.get('error')).toBe('access_denied');
  expect(refused.searchParams.get('code')).toBeNull();
  expect((await decide({ ...request, isAllowed: true }, {})).status).toBe(401);
});

test('an account without a confirmed address cannot connect anything', async () => {
  const unsure = await createApiAccount(ctx, 'unsure@oauth.example');
  await ctx.db.update(authUsers).set({ emailConfirmedAt: null }).where(eq(authUsers.id, unsure.userId));
  const { request } = authorizationRequest(clientId);
  expect((await decide({ ...request, isAllowed: true }, unsure.session)).status).toBe(403);
});

test.each([
  'https://evil.example/callback',
  'http://127.0.0.1:4199/callback/',
  'http://127.0.0.1:4199/callback?next=https://evil.example',
  'http://127.0.0.1:4200/callback',
  'http://127.0.0.1:4199@evil.example/callback',
  'HTTP://127.0.0.1:4199/callback',
  'javascript:alert(1)',
  '',
])('a request that would return to %j goes nowhere', async (redirect_uri) => {
  const request = { ...authorizationRequest(clientId).request, redirect_uri };
  expect((await view(request)).body).toMatchObject({ kind: 'refused', returnTo: null });
  const decided = await decide({ ...request, isAllowed: true });
  expect([decided.status, decided.body.returnTo]).toEqual([400, undefined]);
});

test.each([
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_request', { code_challenge: '' }],
  ['invalid_request', { code_challenge_method: 'plain' }],
  ['invalid_target', { resource: 'https://evil.example/mcp' }],
  ['invalid_target', { resource: 'http://localhost:3000/mcp/homes' }],
  ['invalid_scope', { scope: 'admin' }],
])('%s is reported to the assistant, and no code is created: %j', async (error, change) => {
  const request = { ...authorizationRequest(clientId).request, ...change };
  const before = await ctx.db.$count(oauthCodes);
  const shown = (await view(request)).body;
  expect(shown).toMatchObject({ kind: 'refused', clientName: 'Test assistant' });
  const { returnTo } = (await decide({ ...request, isAllowed: true })).body;
  for (const address of [shown.returnTo, returnTo]) {
    expect(address.startsWith(`${redirectUri}?error=${error}&`)).toBe(true);
    expect(new URL(address).searchParams.get('iss')).toBe('http://localhost:3000');
  }
  expect(await ctx.db.$count(oauthCodes)).toBe(before);
});

test.each([
  ['another proof', { code_verifier: 'x'.repeat(43) }],
  ['no proof', { code_verifier: '' }],
  ['another return address', { redirect_uri: 'http://127.0.0.1:4199/other' }],
  ['another audience', { resource: 'https://evil.example' }],
  ['another assistant', { client_id: await registerAssistant(app) }],
])('a code is worthless with %s, and is used up', async (_what, change) => {
  const { grant } = await newCode();
  expect((await exchange({ ...grant, ...change })).status).toBe(400);
  expect((await exchange(grant)).body.error).toBe('invalid_grant');
});

test('a code works for a minute', async () => {
  const { grant } = await newCode();
  later(CODE_SECONDS);
  expect((await exchange(grant)).body.error).toBe('invalid_grant');
});

test('a code works once, even twice at the same moment; its second use ends the tokens of the first', async () => {
  const { grant } = await newCode();
  const answers = await Promise.all([exchange(grant), exchange(grant)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const next = await newCode();
  const { body } = await exchange(next.grant);
  expect(await works(body.access_token)).toBe(true);
  expect((await exchange(next.grant)).status).toBe(400);
  expect(await works(body.access_token)).toBe(false);
  expect((await refresh({ clientId, refreshToken: body.refresh_token })).status).toBe(400);
});

test.each([
  [{ redirect_uris: [] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['http://evil.example/callback'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['custom-scheme://callback'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['https://a.example/#x'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['https://user@a.example/'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: Array(11).fill('https://a.example/') }, 'invalid_redirect_uri'],
  [{ client_name: 'x'.repeat(201) }, 'invalid_client_metadata'],
  [{ client_name: 'a\0b' }, 'invalid_client_metadata'],
  [{ token_endpoint_auth_method: 'client_secret_basic' }, 'invalid_client_metadata'],
  [{ grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
])('the registration %j is refused', async (change, error) => {
  const body = { redirect_uris: ['https://a.example/callback'], ...change };
  expect((await callApi(app, 'POST /oauth/register', { body })).body.error).toBe(error);
});

test('a name can’t pretend to be another line', async () => {
  const name = 'Good\u202Eeman\nHearthcast\u0000'.replace('\u0000', '');
  const id = await registerAssistant(app, name);
  const [client] = await ctx.db.select().from(oauthClients).where(eq(oauthClients.clientId, id));
  expect(client?.name).toBe('GoodemanHearthcast');
});

test.each([
  ['twice the same field', 'grant_type=refresh_token&client_id=a&client_id=b'],
  ['no assistant', 'grant_type=authorization_code&code=x'],
  ['a field that is too long', `grant_type=authorization_code&client_id=a&code=${'x'.repeat(300)}`],
  ['NUL', 'grant_type=authorization_code&client_id=a&code=%00'],
  ['another grant', 'grant_type=password&client_id=a&username=b&password=c'],
])('a token request with %s is refused', async (_what, body) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await app.request('/oauth/token', { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^(invalid|unsupported)_/) });
});

test('a token request as JSON or of any size is refused', async () => {
  expect((await callApi(app, 'POST /oauth/token', { body: {} })).body.error).toBe('invalid_request');
  expect((await exchange({ grant_type: 'x'.repeat(40_000) })).status).toBe(400);
});
