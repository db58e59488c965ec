import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { mails } from '#db/schema/operations.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks.ts';
import { createApiAccount } from '#tests/support/api-account.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { startWebhookPeer } from '#tests/support/webhook-peer.ts';
import { createWebhook } from './create-webhook.ts';
import { deliverLane } from './deliver-lane.ts';
import { recordEvent } from './record-event.ts';
import { listDueLanes, resumeDeliveries } from './resume-deliveries.ts';
import { retryDelaysSeconds, webhookEventTypes } from './rules.ts';
import { updateWebhook } from './update-webhook.ts';

const peer = await startWebhookPeer();
const { ctx, setNow } = await createTestContext({ webhooks: peer.sender });
const agent = await createApiAccount(ctx, 'agent@lanes.example');
const start = ctx.now();

beforeEach(async () => {
  await ctx.db.delete(webhookEndpoints);
  await ctx.db.delete(webhookEvents);
  await ctx.db.delete(mails);
  peer.calls.length = 0;
  peer.taken.length = 0;
  peer.answerWith(() => 200);
  setNow(start);
});

const addWebhook = (events: readonly (typeof webhookEventTypes)[number][] = webhookEventTypes) =>
  createWebhook(ctx, { url: peer.url, events: [...events], userId: agent.userId, ip: '127.0.0.1' });

async function createHome(): Promise<string> {
  return (await createPaidPodcast(ctx, { userId: agent.userId })).id;
}

const tell = (podcastId: string, index: number) =>
  inTransaction(ctx, (tx) => recordEvent(tx, { type: 'listing.changed', podcastId, data: { index } }));

async function deliverDue(): Promise<void> {
  for (const lane of await listDueLanes(ctx)) await deliverLane(ctx, lane);
}

const pass = (seconds: number) => setNow(new Date(ctx.now().getTime() + seconds * 1000));

test('an event is signed as Standard Webhooks requires and delivered with its id', async () => {
  const { secret } = await addWebhook();
  const podcastId = await createHome();
  await tell(podcastId, 1);
  await deliverDue();
  const [call] = peer.taken;
  const [event] = await ctx.db.select().from(webhookEvents);
  expect(call?.id).toBe(event?.id);
  expect(new Webhook(secret).verify(call?.text ?? '', call?.headers ?? {})).toEqual({
    type: 'listing.changed',
    timestamp: start.toISOString(),
    data: { orderId: podcastId, index: 1 },
  });
  expect(() => new Webhook(`whsec_${btoa('other')}`).verify(call?.text ?? '', call?.headers ?? {})).toThrow();
  const [attempt] = await ctx.db.select().from(webhookAttempts);
  expect(attempt).toMatchObject({ status: 200, responseBody: 'peer says 200', error: null });
});

test('only subscribed events are sent, and only to their account', async () => {
  const { id } = await addWebhook(['lead.created']);
  await tell(await createHome(), 1);
  const foreign = await createPaidPodcast(ctx);
  await inTransaction(ctx, (tx) =>
    recordEvent(tx, { type: 'lead.created', podcastId: foreign.id, data: {} }),
  );
  expect(await ctx.db.$count(webhookEvents)).toBe(0);
  await updateWebhook(ctx, { endpointId: id, isEnabled: false, userId: agent.userId, ip: '' });
  await inTransaction(ctx, async (tx) =>
    recordEvent(tx, { type: 'lead.created', podcastId: await createHome(), data: {} }),
  );
  expect(await ctx.db.$count(webhookEvents)).toBe(0);
});

test('an event of a rolled-back change is never sent', async () => {
  await addWebhook();
  const podcastId = await createHome();
  const failed = inTransaction(ctx, async (tx) => {
    await recordEvent(tx, { type: 'order.paid', podcastId, data: {} });
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  await deliverDue();
  expect(peer.calls).toEqual([]);
});

test('the events of a home wait for each other; other homes don’t', async () => {
  await addWebhook();
  const [stuck, free] = [await createHome(), await createHome()];
  for (const index of [1, 2, 3]) {
    await tell(stuck, index);
    await tell(free, index);
  }
  peer.answerWith(({ body }) => (body.data.orderId === stuck ? 500 : 200));
  await deliverDue();
  await deliverDue();
  const seen = (home: string) =>
    peer.taken.filter(({ body }) => body.data.orderId === home).map(({ body }) => body.data.index);
  expect(seen(free)).toEqual([1, 2, 3]);
  expect(await listDueLanes(ctx)).toEqual([]);
  expect(peer.calls.filter(({ body }) => body.data.orderId === stuck)).toHaveLength(1);
  peer.answerWith(() => 200);
  pass(5);
  await deliverDue();
  expect(seen(stuck)).toEqual([1, 2, 3]);
});

test('events recorded at the same moment are numbered in the order they are saved', async () => {
  await addWebhook();
  const podcastId = await createHome();
  await Promise.all(Array.from({ length: 12 }, (_, index) => tell(podcastId, index)));
  await deliverDue();
  const rows = await ctx.db.select().from(webhookEvents).orderBy(webhookEvents.sequence);
  expect(peer.taken.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('two workers on one lane send each event once', async () => {
  const { id: endpointId } = await addWebhook();
  const lane = await createHome();
  for (const index of [1, 2, 3]) await tell(lane, index);
  const runs = await Promise.allSettled([1, 2, 3].map(() => deliverLane(ctx, { endpointId, lane })));
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(peer.calls).toHaveLength(3);
});

test('a delivery whose worker was killed is repeated', async () => {
  const { id: endpointId } = await addWebhook();
  const lane = await createHome();
  await tell(lane, 1);
  const claim = (until: string) =>
    ctx.db.update(webhookDeliveries).set({ claimedUntil: sql`now() + ${until}::interval` });
  await claim('1 minute');
  await expect(deliverLane(ctx, { endpointId, lane })).rejects.toThrow('another worker');
  await claim('-1 second');
  await deliverLane(ctx, { endpointId, lane });
  expect(peer.taken).toHaveLength(1);
});

test('a call is tried sixteen times over three days, then the webhook is turned off and its owner notified once', async () => {
  const { id } = await addWebhook();
  const homes = [await createHome(), await createHome()];
  for (const home of homes) await tell(home, 1);
  peer.answerWith(() => 503);
  await deliverDue();
  for (const delay of retryDelaysSeconds) {
    pass(delay - 1);
    const before = peer.calls.length;
    await deliverDue();
    expect(peer.calls).toHaveLength(before);
    pass(1);
    await deliverDue();
  }
  expect(new Set(peer.calls.map((call) => call.id)).size).toBe(2);
  const hours = (ctx.now().getTime() - start.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(70);
  expect(hours).toBeLessThan(73);
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  expect(endpoint).toMatchObject({ isEnabled: false, disabledReason: expect.stringContaining('three days') });
  const sent = await ctx.db.select().from(mails);
  expect(sent).toMatchObject([{ kind: 'webhook-disabled', recipient: agent.email }]);
  expect(sent[0]?.text).toContain(peer.url);
  expect(peer.calls.length).toBeGreaterThan(30);
});

test('a webhook that we turned off collects its events and gets them when it is turned on again', async () => {
  const { id } = await addWebhook();
  const home = await createHome();
  peer.answerWith(() => 410);
  await tell(home, 1);
  await deliverDue();
  const [gone] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  expect(gone).toMatchObject({ isEnabled: false, disabledReason: expect.stringContaining('410') });
  await tell(home, 2);
  await tell(home, 3);
  await deliverDue();
  expect(peer.calls).toHaveLength(1);
  peer.answerWith(() => 200);
  await updateWebhook(ctx, { endpointId: id, isEnabled: true, userId: agent.userId, ip: '' });
  await deliverDue();
  expect(peer.taken.map(({ body }) => body.data.index)).toEqual([2, 3]);
});

test('a webhook that accepts other calls stays on when one is abandoned', async () => {
  const { id } = await addWebhook();
  const [bad, good] = [await createHome(), await createHome()];
  await tell(bad, 1);
  peer.answerWith(({ body }) => (body.data.orderId === bad ? 400 : 200));
  await deliverDue();
  for (const delay of retryDelaysSeconds) {
    pass(delay);
    await tell(good, 1);
    await deliverDue();
  }
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  expect(endpoint?.isEnabled).toBe(true);
  const [failed] = await ctx.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.lane, bad));
  expect(failed).toMatchObject({ status: 'failed', attempts: retryDelaysSeconds.length + 1 });
});

test('due deliveries without a job are found again, and old events are deleted', async () => {
  await addWebhook();
  const home = await createHome();
  await tell(home, 1);
  await resumeDeliveries(ctx);
  expect(await ctx.db.$count(webhookEvents)).toBe(1);
  await deliverDue();
  pass(31 * 86_400);
  await resumeDeliveries(ctx);
  expect(await ctx.db.$count(webhookEvents)).toBe(0);
  expect(await ctx.db.$count(webhookDeliveries)).toBe(0);
});

test('a stranger’s webhook can’t be changed', async () => {
  const { id } = await addWebhook();
  const change = updateWebhook(ctx, { endpointId: id, isEnabled: false, userId: randomUUID(), ip: '' });
  await expect(change).rejects.toThrow('no longer exists');
});
