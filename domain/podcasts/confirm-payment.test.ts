import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createStripePayments } from '#adapters/payments/stripe.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { callFunction, createOrderApp, orderForm, readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { confirmPayment } from './confirm-payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundPayment } from './refund-payment.ts';

const webhookSecret = 'whsec_orders';
const fake = await startFakeStripe({ webhookSecret });
afterAll(fake.stop);
const payments = createStripePayments({
  secretKey: 'sk_test_1',
  webhookSecret,
  apiUrl: fake.apiUrl,
  timeoutMs: 2000,
});
const { ctx, setNow } = await createTestContext({ payments, listingSource: readableSource });
ctx.accounts.hasRateLimits = false;
const app = createOrderApp(ctx);

async function order(name: string, links?: string[]): Promise<string> {
  const { body } = await callFunction(app, 'create-payment', orderForm(name, links));
  return body.url.split('/').at(-1);
}

async function tell(type: string, sessionId: string, at = ctx.now(), secret?: string): Promise<number> {
  const { body, signature } = fake.sign(type, sessionId, at, secret);
  const answer = await app.request('/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
  return answer.status;
}

const verify = (sessionId: string) => callFunction(app, 'verify-payment', { session_id: sessionId });
const podcastsOf = (sessionId: string) =>
  ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));

async function jobCount(): Promise<number> {
  const { rows } = await ctx.db.execute(
    sql`select count(*)::int as n from pgboss.job where name = 'produce-episode'`,
  );
  return Number(rows[0]?.n);
}

test.each([
  ['stale', -301, undefined],
  ['from the future', 302, undefined],
  ['forged', 0, 'whsec_other'],
])('an event that is %s gets 400 and changes nothing', async (name, seconds, secret) => {
  const id = await order(`event-${name.replaceAll(' ', '-')}`);
  fake.settle(id, 'paid');
  const at = new Date(ctx.now().getTime() + seconds * 1000);
  expect(await tell('checkout.session.completed', id, at, secret)).toBe(400);
  expect(await podcastsOf(id)).toEqual([]);
});

test.each(['null', '1', '"event"', '[]', '{}', '{"type":"checkout.session.completed","data":{"object":{}}}'])(
  'a signed body that isn’t an event (%s) gets 400',
  async (body) => {
    const at = Math.floor(ctx.now().getTime() / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${at},v1=${signature}` };
    expect((await app.request('/webhooks/stripe', { method: 'POST', body, headers })).status).toBe(400);
  },
);

test('an event is only a hint: the provider’s current answer counts', async () => {
  const id = await order('hint');
  expect(await tell('checkout.session.completed', id)).toBe(200);
  expect(await podcastsOf(id)).toEqual([]);
  expect((await verify(id)).body).toEqual({ success: false, payment_status: 'unpaid' });
  expect(await tell('checkout.session.completed', 'cs_test_of_somebody_else')).toBe(200);
  expect((await verify('cs_test_of_somebody_else')).status).toBe(404);
});

test('a slow payment is pending, then paid, and a late report changes nothing', async () => {
  const id = await order('slow');
  fake.settle(id, 'processing');
  await tell('checkout.session.completed', id);
  expect((await podcastsOf(id)).map((row) => row.status)).toEqual(['pending']);
  expect((await verify(id)).body).toEqual({ success: false, payment_status: 'processing' });
  const before = await jobCount();
  fake.settle(id, 'paid');
  await tell('checkout.session.async_payment_succeeded', id);
  fake.settle(id, 'processing');
  await tell('checkout.session.completed', id);
  expect((await podcastsOf(id)).map((row) => row.status)).toEqual(['paid']);
  expect((await verify(id)).body).toEqual({ success: true, payment_status: 'paid' });
  expect(await jobCount()).toBe(before + 1);
});

test('a slow payment that fails, fails the order', async () => {
  const id = await order('failing');
  fake.settle(id, 'processing');
  await tell('checkout.session.completed', id);
  fake.settle(id, 'failed');
  await tell('checkout.session.async_payment_failed', id);
  expect((await podcastsOf(id)).map((row) => row.status)).toEqual(['failed']);
  expect((await verify(id)).body).toEqual({ success: false, payment_status: 'failed' });
});

test('a payment that fails and then succeeds is produced like any other', async () => {
  const id = await order('second-wind');
  const before = await jobCount();
  for (const outcome of ['processing', 'failed', 'paid'] as const) {
    fake.settle(id, outcome);
    await confirmPayment(ctx, id);
  }
  expect((await podcastsOf(id)).map((row) => row.status)).toEqual(['paid']);
  expect(await jobCount()).toBe(before + 1);
});

test('a refund cancels an order in any state, and before confirmation creates nothing', async () => {
  const id = await order('refund');
  fake.settle(id, 'paid');
  await verify(id);
  const [podcast] = await podcastsOf(id);
  await ctx.db.update(podcasts).set({ status: 'completed' }).where(eq(podcasts.paymentSessionId, id));
  const refund = () => refundPayment(ctx, { podcastId: podcast?.id ?? '', actor: { actorId: null } });
  expect(await refund()).toEqual({ payment_status: 'refunded' });
  expect(await refund()).toEqual({ payment_status: 'refunded' });
  await tell('charge.refunded', id);
  await tell('checkout.session.completed', id);
  expect((await podcastsOf(id)).map((row) => row.status)).toEqual(['cancelled']);
  const early = await order('early-refund');
  fake.settle(early, 'refunded');
  await tell('charge.refunded', early);
  await tell('checkout.session.completed', early);
  expect(await podcastsOf(early)).toEqual([]);
});

test('an unreported payment is found by polling; an expired one is abandoned', async () => {
  const [paid, expired] = [await order('quiet'), await order('expiring')];
  fake.settle(paid, 'paid');
  fake.settle(expired, 'expired');
  expect((await reconcilePayments(ctx)).asked).toBe(0);
  const now = ctx.now();
  setNow(new Date(now.getTime() + 6 * 60_000));
  fake.faults.push(500, 500, 'reset', 'reset', 'garbage');
  await reconcilePayments(ctx);
  expect(await podcastsOf(paid)).toEqual([]);
  setNow(new Date(now.getTime() + 12 * 60_000));
  fake.faults.length = 0;
  await reconcilePayments(ctx);
  expect(await podcastsOf(paid)).toHaveLength(1);
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.sessionId, expired));
  expect(row?.status).toBe('expired');
  setNow(now);
});

test('an unavailable provider gets a 503, and nothing is lost', async () => {
  const id = await order('outage');
  fake.settle(id, 'paid');
  fake.faults.push(500, 500, 500, 500);
  expect(await tell('checkout.session.completed', id)).toBe(503);
  expect((await verify(id)).status).toBe(503);
  fake.faults.length = 0;
  expect(await confirmPayment(ctx, id)).toBe('paid');
  expect(await podcastsOf(id)).toHaveLength(1);
});

test('another order’s session confirms nothing', async () => {
  const id = await order('mixed-up');
  fake.settle(id, 'paid');
  fake.sessions.get(id)?.form.set('metadata[reference]', 'another');
  await verify(id);
  expect(await podcastsOf(id)).toEqual([]);
});

test('a session in another currency confirms nothing', async () => {
  const id = await order('euros');
  fake.settle(id, 'paid');
  fake.sessions.get(id)?.form.set('line_items[0][price_data][currency]', 'eur');
  expect((await verify(id)).body).toEqual({ success: false, payment_status: 'unpaid' });
  expect(await podcastsOf(id)).toEqual([]);
  fake.sessions.get(id)?.form.set('line_items[0][price_data][currency]', 'usd');
  expect((await verify(id)).body).toEqual({ success: true, payment_status: 'paid' });
});

test('with a promotion code, the amount paid is split', async () => {
  const id = await order('promo', ['https://homes.example/p1', 'https://homes.example/p2']);
  const session = fake.sessions.get(id);
  if (session) session.amountCents = 3001;
  fake.settle(id, 'paid');
  await verify(id);
  expect((await podcastsOf(id)).map((row) => row.amountCents).sort()).toEqual([1500, 1501]);
  const free = await order('free');
  fake.settle(free, 'free');
  expect((await verify(free)).body.success).toBe(true);
  expect((await podcastsOf(free)).map((row) => row.amountCents)).toEqual([0]);
});

test('a confirmation that breaks halfway leaves nothing behind, and the next one completes it', async () => {
  const id = await order('broken');
  fake.settle(id, 'paid');
  const before = await jobCount();
  let left = 1;
  const within: typeof ctx.queue.within = (transaction) => {
    const queue = ctx.queue.within(transaction);
    return {
      ...queue,
      within,
      async send(name, payload, options) {
        if (name === 'produce-episode' && left-- > 0) throw new Error('killed');
        await queue.send(name, payload, options);
      },
    };
  };
  await expect(confirmPayment({ ...ctx, queue: { ...ctx.queue, within } }, id)).rejects.toThrow('killed');
  expect(await podcastsOf(id)).toEqual([]);
  expect(await ctx.db.select().from(mails).where(eq(mails.recipient, 'broken@example.com'))).toEqual([]);
  expect(await confirmPayment(ctx, id)).toBe('paid');
  expect(await podcastsOf(id)).toHaveLength(1);
  expect(await jobCount()).toBe(before + 1);
  expect(await ctx.db.select().from(mails).where(eq(mails.recipient, 'broken@example.com'))).toHaveLength(2);
});
