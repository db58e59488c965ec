import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { deliverLane } from '#domain/webhooks/deliver-lane.ts';
import { listDueLanes } from '#domain/webhooks/resume-deliveries.ts';
import { MAX_ENDPOINTS } from '#domain/webhooks/rules.ts';
import { testWebhook } from '#domain/webhooks/test-webhook.ts';
import { callApi, createApiAccount } from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { startWebhookPeer } from '#tests/support/webhook-peer.ts';

const peer = await startWebhookPeer();
const { ctx, setNow } = await createTestContext({ webhooks: peer.sender });
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@webhooks.example');
const stranger = await createApiAccount(ctx, 'stranger@webhooks.example');
const headers = agent.session;
const events = ['lead.created'];

const call = (name: string, body?: object, session: Record<string, string> = headers) =>
  callApi(app, name, { headers: session, ...(body ? { body } : {}) });
const create = async () => (await call('POST /api/webhooks', { url: peer.url, events })).body;

test('the secret is shown once and stored encrypted', async () => {
  const { id, secret } = await create();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await ctx.db.select().from(webhookEndpoints))).not.toContain(secret.slice(6));
  const { body } = await call('GET /api/webhooks');
  expect(JSON.stringify(body)).not.toContain(secret.slice(6));
  expect(body.webhooks).toMatchObject([{ id, url: peer.url, events, isEnabled: true, pending: 0 }]);
});

test.each([
  [{ url: 'https://127.0.0.1/', events }, 'url'],
  [{ url: 'http://hooks.example.com/', events }, 'url'],
  [{ url: '', events }, 'url'],
  [{ url: 'https://hooks.example.com/', events: [] }, 'events'],
  [{ url: 'https://hooks.example.com/', events: ['order.deleted'] }, 'events.0'],
])('%j is refused', async (body, field) => {
  const answer = await call('POST /api/webhooks', body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.error.fields)).toContain(field);
  const { id } = await create();
  if (field === 'url') expect((await call(`PATCH /api/webhooks/${id}`, { url: body.url })).status).toBe(400);
  await call(`DELETE /api/webhooks/${id}`);
});

test('a test reports the response, is in the log, and is not retried', async () => {
  const { id, secret } = await create();
  const good = await call(`POST /api/webhooks/${id}/test`, {});
  expect(good.body).toMatchObject({
    isDelivered: true,
    delivery: { type: 'webhook.test', attempts: [{ status: 200, responseBody: 'peer says 200' }] },
  });
  const received = peer.taken.at(-1);
  expect(new Webhook(secret).verify(received?.text ?? '', received?.headers ?? {})).toBeTruthy();
  peer.answerWith(() => 500);
  const bad = await call(`POST /api/webhooks/${id}/test`, {});
  expect(bad.body).toMatchObject({
    isDelivered: false,
    delivery: { status: 'failed', attempts: [{ status: 500, responseBody: 'peer says 500' }] },
  });
  expect(await listDueLanes(ctx)).toEqual([]);
  peer.answerWith(() => 200);
  const log = await call(`GET /api/webhooks/${id}/deliveries`);
  expect(log.body.deliveries.map(({ status }: { status: string }) => status)).toEqual([
    'failed',
    'delivered',
  ]);
  expect(JSON.parse(log.body.deliveries[0].body)).toMatchObject({ type: 'webhook.test' });
});

test('the list counts what waits at each webhook, without that of others', async () => {
  const [busy, idle] = [await create(), await create()];
  const { body } = await call(`POST /api/webhooks/${busy.id}/test`, {});
  await call(`POST /api/webhooks/${busy.id}/deliveries/${body.delivery.id}/replay`, {});
  const { webhooks } = (await call('GET /api/webhooks')).body;
  const pendingOf = (id: string) => webhooks.find((one: { id: string }) => one.id === id).pending;
  expect([pendingOf(busy.id), pendingOf(idle.id)]).toEqual([1, 0]);
  for (const { id } of [busy, idle]) await call(`DELETE /api/webhooks/${id}`);
});

test('an event can be replayed under its own id', async () => {
  const { id } = await create();
  const { body } = await call(`POST /api/webhooks/${id}/test`, {});
  const path = `POST /api/webhooks/${id}/deliveries/${body.delivery.id}/replay`;
  expect((await call(path, {})).status).toBe(200);
  for (const lane of await listDueLanes(ctx)) await deliverLane(ctx, lane);
  expect(peer.taken.slice(-2).map((one) => one.id)).toEqual([body.delivery.eventId, body.delivery.eventId]);
  await call(`PATCH /api/webhooks/${id}`, { isEnabled: false });
  expect((await call(path, {})).status).toBe(409);
});

test('after a rotation both secrets sign for a day', async () => {
  const { id, secret: old } = await create();
  const rotated = await call(`POST /api/webhooks/${id}/secret`, {});
  const start = ctx.now();
  const verify = async (secret: string) => {
    await testWebhook(ctx, { endpointId: id, userId: agent.userId });
    const received = peer.taken.at(-1);
    const signed = new Webhook(secret).sign(received?.id ?? '', ctx.now(), received?.text ?? '');
    return received?.headers['webhook-signature']?.split(' ').includes(signed);
  };
  expect(await verify(old)).toBe(true);
  expect(await verify(rotated.body.secret)).toBe(true);
  setNow(new Date(ctx.now().getTime() + 24 * 3_600_000 + 1000));
  expect(await verify(old)).toBe(false);
  expect(await verify(rotated.body.secret)).toBe(true);
  setNow(start);
});

test('a stranger finds nothing', async () => {
  const { id } = await create();
  const { body } = await call(`POST /api/webhooks/${id}/test`, {});
  for (const name of [
    `PATCH /api/webhooks/${id}`,
    `DELETE /api/webhooks/${id}`,
    `POST /api/webhooks/${id}/secret`,
    `POST /api/webhooks/${id}/test`,
    `GET /api/webhooks/${id}/deliveries`,
    `POST /api/webhooks/${id}/deliveries/${body.delivery.id}/replay`,
  ]) {
    const isRead = name.startsWith('GET') || name.startsWith('DELETE');
    expect((await call(name, isRead ? undefined : {}, stranger.session)).status).toBe(404);
  }
  const own = (await call('POST /api/webhooks', { url: peer.url, events }, stranger.session)).body;
  const crossed = `POST /api/webhooks/${own.id}/deliveries/${body.delivery.id}/replay`;
  expect((await call(crossed, {}, stranger.session)).status).toBe(404);
  expect(await ctx.db.$count(webhookEndpoints, eq(webhookEndpoints.id, id))).toBe(1);
});

test('an account has a limited number of webhooks', async () => {
  const others = { url: peer.url, events };
  const answers = [];
  for (let time = 0; time < MAX_ENDPOINTS; time += 1)
    answers.push((await call('POST /api/webhooks', others, stranger.session)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(MAX_ENDPOINTS - 1);
  expect(answers.at(-1)).toBe(409);
});
