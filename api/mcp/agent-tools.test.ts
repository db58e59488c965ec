import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { oauthTokens } from '#db/schema/assistants.ts';
import { balanceEntries } from '#db/schema/balances.ts';
import { listings } from '#db/schema/listings.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions } from '#db/schema/production.ts';
import { listingQuestions } from '#db/schema/questions.ts';
import { apiScopes } from '#domain/api-keys/rules.ts';
import { createApiAccount, createOwnThings, grant, keyOf } from '#tests/support/api-account.ts';
import { callTool, connectAssistant, postMcp, readMessage } from '#tests/support/assistant.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { agentTools } from './agent-tools.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@mcp.example');
const things = await createOwnThings(ctx, agent);
const { accessToken } = await connectAssistant(app, agent);
const stranger = await createApiAccount(ctx, 'stranger@mcp.example');
const theirs = await createOwnThings(ctx, stranger);
const call = (name: string, input: object, token: string | undefined = accessToken) =>
  callTool(app, '/mcp', { name, arguments: input }, token);

const factSheet = { street: '48 Alder Lane', city: 'Larkmere', state: 'VT', price: 489000, beds: 3 };
async function ask(podcastId: string) {
  const [row] = await ctx.db
    .insert(agentQuestions)
    .values({ podcastId, field: `roof-${podcastId}`, question: 'How old is the roof?', askedAt: ctx.now() })
    .returning();
  return row?.id ?? '';
}
const inputs: Record<string, object> = {
  order_episode: { factSheet },
  get_order: { orderId: things.orderId },
  get_kit: { orderId: things.orderId },
  answer_question: { orderId: things.orderId, answers: [{ questionId: things.orderId, answer: '2019' }] },
  update_fact: { listingId: things.listingId, price: '$1' },
};

test.each([
  ['2025-11-25', 'legacy'],
  ['2026-07-28', 'auto'],
] as const)(
  'the official client finds every tool with its schemas and hints, by revision %s',
  async (revision, mode) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
      requestInit: { headers: { Authorization: `Bearer ${accessToken}`, Host: 'localhost:3000' } },
      fetch: async (url, init) => app.request(String(url), init as RequestInit),
    });
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs));
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(80);
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(Object.keys(annotations ?? {})).toHaveLength(4);
    }
    const result = await client.callTool({ name: 'get_order', arguments: {} });
    expect(result.structuredContent).toMatchObject({ orders: [{ id: things.orderId }] });
    await client.close();
  },
);

test('without a token, the response says where to get one', async () => {
  for (const method of ['POST', 'GET', 'DELETE']) {
    const answer = await app.request('/mcp', { method, headers: { Host: 'localhost:3000' } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp", scope="${apiScopes.join(' ')}"`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

const { Authorization: key } = await keyOf(ctx, agent);
test.each([
  ['made up', 'hc_at_0000000000000000000000000000000000000000000'],
  ['an API key', key.slice(7)],
  ['a session', agent.session.Authorization.slice(7)],
])('a token that is %s is refused', async (_what, token) => {
  const answer = await call('get_order', {}, token);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
  expect(JSON.stringify(answer)).not.toContain(things.orderId);
});

test('a token for another resource is refused, and one of ours opens nothing else', async () => {
  const { accessToken: token } = await connectAssistant(app, agent);
  expect((await app.request('/v1/orders', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
    401,
  );
  expect((await app.request('/api/api-keys', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
    401,
  );
  await ctx.db.update(oauthTokens).set({ resource: 'https://other.example/mcp' });
  expect((await call('get_order', {}, token)).status).toBe(401);
  await ctx.db.update(oauthTokens).set({ resource: 'http://localhost:3000/mcp' });
  expect((await call('get_order', {}, token)).status).toBe(200);
});

test('every tool needs one of its scopes and says which', async () => {
  for (const tool of agentTools) {
    const missing = apiScopes.filter((scope) => !tool.scopes.includes(scope));
    const { accessToken: narrow } = await connectAssistant(app, agent, missing.join(' '));
    const answer = await call(tool.name, inputs[tool.name] ?? {}, narrow);
    expect([tool.name, answer.status]).toEqual([tool.name, 403]);
    expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
    expect(answer.headers.get('www-authenticate')).toContain(`scope="${tool.scopes[0]}"`);
  }
  expect((await ctx.db.select().from(listings).where(eq(listings.id, things.listingId)))[0]?.price).not.toBe(
    '$1',
  );
});

test('someone else’s ids are as unknown as made-up ones, and nothing of theirs changes', async () => {
  const questionId = await ask(theirs.orderId);
  const unknown = '00000000-0000-4000-8000-000000000000';
  const before = JSON.stringify(await ctx.db.select().from(listings));
  for (const [orderId, listingId] of [
    [theirs.orderId, theirs.listingId],
    [unknown, unknown],
  ] as const) {
    const answers = [{ questionId, answer: 'It leaks.' }];
    expect(await call('get_order', { orderId })).toMatchObject({
      isError: true,
      text: 'There is no such order.',
    });
    expect(await call('get_kit', { orderId })).toMatchObject({ text: 'There is no such order.' });
    expect(await call('answer_question', { orderId, answers })).toMatchObject({
      text: 'There is no such order.',
    });
    expect(await call('update_fact', { listingId, price: '$1' })).toMatchObject({
      text: 'There is no such listing.',
    });
  }
  // Their question under our order.
  const mixed = { orderId: things.orderId, answers: [{ questionId, answer: 'It leaks.' }] };
  expect((await call('answer_question', mixed)).data).toEqual({
    answered: 0,
    results: [{ questionId, reason: 'There is no such open question.' }],
  });
  const [question] = await ctx.db.select().from(agentQuestions).where(eq(agentQuestions.id, questionId));
  expect(question?.answer).toBeNull();
  expect(JSON.stringify(await ctx.db.select().from(listings))).toBe(before);
  expect(JSON.stringify((await call('get_order', {})).data)).not.toContain(theirs.orderId);
});

test('an order is charged once, however often the assistant repeats it', async () => {
  await grant(ctx, agent, 10_000);
  const first = await call('order_episode', { factSheet });
  expect(first.data).toMatchObject({ status: 'in_production', payment: { method: 'balance' } });
  const again = await Promise.all([1, 2, 3].map(() => call('order_episode', { factSheet })));
  expect(again.map(({ data }) => data.id)).toEqual([first.data.id, first.data.id, first.data.id]);
  const charges = () => ctx.db.$count(balanceEntries, eq(balanceEntries.kind, 'order'));
  expect(await charges()).toBe(1);
  const wanted = await call('order_episode', { factSheet, requestId: 'second' });
  expect(wanted.data.id).not.toBe(first.data.id);
  expect(await charges()).toBe(2);
});

test('without enough balance nothing is ordered and the message says so', async () => {
  const poor = await createApiAccount(ctx, 'poor@mcp.example');
  const { accessToken: token } = await connectAssistant(app, poor);
  const answer = await call('order_episode', { factSheet }, token);
  expect(answer).toMatchObject({ isError: true, text: expect.stringMatching(/balance/i) });
  expect(await ctx.db.$count(podcasts, eq(podcasts.userId, poor.userId))).toBe(0);
});

test('open questions of ours and of buyers are listed with the order and answered once', async () => {
  const questionId = await ask(things.orderId);
  const { listingId } = things;
  const rows = ['Is there a well?', 'Who lives next door?'].map((question) => ({
    listingId,
    question,
    questionKey: question,
  }));
  const buyers = await ctx.db.insert(listingQuestions).values(rows).returning();
  const listed = await call('get_order', { orderId: things.orderId });
  expect(listed.data.orders[0].openQuestions).toHaveLength(3);
  expect(listed.data.orders[0].openQuestions[0]).toEqual({
    id: questionId,
    question: 'How old is the roof?',
    from: 'hearthcast',
  });
  const ids = Object.fromEntries(buyers.map(({ question, id }) => [question, id]));
  const answers = [
    { questionId, answer: 'The roof is from 2019.' },
    { questionId: ids['Is there a well?'], answer: 'Yes, it was drilled in 2011.' },
    { questionId: ids['Who lives next door?'], answer: 'Only Christian families, no children.' },
  ];
  const send = () => call('answer_question', { orderId: things.orderId, answers });
  const { data } = await send();
  expect(data.answered).toBe(2);
  expect(data.results.filter(({ reason }: { reason: string | null }) => reason !== null)).toEqual([
    { questionId: ids['Who lives next door?'], reason: expect.stringMatching(/^Please reword/) },
  ]);
  expect((await send()).data.answered).toBe(0);
  const [row] = await ctx.db.select().from(agentQuestions).where(eq(agentQuestions.id, questionId));
  expect(row).toMatchObject({ answer: 'The roof is from 2019.', answeredBy: agent.userId });
});

test('a fact is changed and the response has the new listing', async () => {
  const answer = await call('update_fact', {
    listingId: things.listingId,
    price: '450000',
    status: 'pending',
    id: 'x',
  });
  expect(answer.data).toMatchObject({ id: things.listingId, price: '$450,000', status: 'active' });
  expect(await call('update_fact', { listingId: things.listingId, price: 'cheap' })).toMatchObject({
    isError: true,
  });
});

test.each([
  ['a list of calls', '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]'],
  ['no JSON', '{'],
  ['too much', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(300_000) })],
])('%s is refused', async (_what, body) => {
  const answer = await postMcp(app, '/mcp', body, { Authorization: `Bearer ${accessToken}` });
  expect(answer.status).toBe(400);
  expect(readMessage(await answer.text())).toMatchObject({ error: { code: -32700 } });
});

test.each([
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Host', 'evil.example'],
])('a page from another site is refused: %s %s', async (name, value) => {
  const answer = await postMcp(app, '/mcp', {}, { Authorization: `Bearer ${accessToken}`, [name]: value });
  expect(answer.status).toBe(403);
});

test('an assistant has its own rate limit', async () => {
  const { accessToken: busy } = await connectAssistant(app, agent);
  const send = () =>
    postMcp(app, '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }, { Authorization: `Bearer ${busy}` });
  expect((await send()).status).toBe(200);
  const isBusy = and(like(rateLimits.key, 'assistant:%'), eq(rateLimits.hits, 1));
  await ctx.db.update(rateLimits).set({ hits: 119 }).where(isBusy);
  const [last, refused] = [await send(), await send()];
  expect([last.status, refused.status]).toEqual([200, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('get_order', {})).status).toBe(200);
});
