import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { Unavailable } from '../unavailable.ts';
import { EventRefused, type NewSession, type PaymentState, type Payments } from './contract.ts';
import { createDemoPayments, type DemoPayment, type DemoPaymentStore } from './demo.ts';
import { createStripePayments } from './stripe.ts';

const webhookSecret = 'whsec_test';
const fake = await startFakeStripe({ webhookSecret });
afterAll(fake.stop);
const account = { secretKey: 'sk_test_1', webhookSecret, apiUrl: fake.apiUrl };
const stripe = createStripePayments(account);
const impatient = createStripePayments({ ...account, timeoutMs: 300 });
const demo = createDemoPayments({
  siteUrl: 'http://site.example',
  store: memoryStore(),
  now: () => new Date(),
});

function memoryStore(): DemoPaymentStore {
  const rows = new Map<string, DemoPayment>();
  return {
    save: async (payment) => {
      const known = [...rows.values()].find((row) => row.idempotencyKey === payment.idempotencyKey);
      if (!known) rows.set(payment.id, { ...payment });
      return known ?? payment;
    },
    find: async (id) => rows.get(id),
    move: async (id, from, to) => {
      const row = rows.get(id);
      if (row?.state === from) row.state = to;
    },
  };
}

const order = (): NewSession => ({
  idempotencyKey: randomUUID(),
  reference: randomUUID(),
  description: 'Property podcast',
  unitCents: 2999,
  quantity: 2,
  customerEmail: 'pat@example.com',
  successUrl: 'http://site.example/payment-success?session_id={SESSION_ID}',
  cancelUrl: 'http://site.example/create-podcast',
  expiresAt: new Date(Date.now() + 3_600_000),
});

beforeEach(() => {
  fake.faults.length = 0;
});

type Settle = (sessionId: string, outcome: 'paid' | 'failed') => Promise<void> | void;
describe.each<[string, Payments, Settle]>([
  ['demo', demo, (id, outcome) => demo.demoCheckout?.resolve(id, outcome)],
  ['stripe', stripe, (id, outcome) => fake.settle(id, outcome)],
])('%s', (_, payments, settle) => {
  test('the same key gets the same session', async () => {
    const wanted = order();
    const first = await payments.openSession(wanted);
    expect(await payments.openSession(wanted)).toEqual(first);
    expect((await payments.openSession(order())).sessionId).not.toBe(first.sessionId);
    expect(await payments.readSession(first.sessionId)).toMatchObject({
      state: 'open',
      reference: wanted.reference,
    });
  });

  test('a paid session says what was paid, and is refunded once', async () => {
    const { sessionId } = await payments.openSession(order());
    await payments.refund(sessionId);
    await settle(sessionId, 'paid');
    const paid = {
      state: 'paid',
      paidCents: 5998,
      currency: 'usd',
      receiptUrl: expect.stringContaining(sessionId),
    };
    expect(await payments.readSession(sessionId)).toMatchObject(paid);
    await payments.refund(sessionId);
    await payments.refund(sessionId);
    expect(await payments.readSession(sessionId)).toMatchObject({ state: 'refunded' });
  });

  test('a failed payment reads as failed, an unknown session as undefined', async () => {
    const { sessionId } = await payments.openSession(order());
    await settle(sessionId, 'failed');
    expect(await payments.readSession(sessionId)).toMatchObject({ state: 'failed' });
    expect(await payments.readSession('cs_test_nobody')).toBeUndefined();
  });
});

test('a Stripe request has the pinned version, an idempotency key and everything a receipt needs', async () => {
  const wanted = order();
  const { sessionId, url } = await stripe.openSession(wanted);
  expect(url).toBe(`${fake.apiUrl}/c/pay/${sessionId}`);
  expect(fake.requests.at(-1)).toMatchObject({ key: wanted.idempotencyKey, version: '2026-10-28.endive' });
  const form = Object.fromEntries(fake.sessions.get(sessionId)?.form ?? []);
  expect(form).toMatchObject({
    mode: 'payment',
    customer_email: 'pat@example.com',
    allow_promotion_codes: 'true',
    'payment_intent_data[receipt_email]': 'pat@example.com',
    'metadata[reference]': wanted.reference,
    'line_items[0][price_data][unit_amount]': '2999',
    'line_items[0][quantity]': '2',
    success_url: 'http://site.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  });
});

test.each<['processing' | 'expired' | 'free', PaymentState]>([
  ['processing', 'processing'],
  ['expired', 'expired'],
  ['free', 'paid'],
])('a session that is %s counts as %s', async (outcome, state) => {
  const { sessionId } = await stripe.openSession(order());
  fake.settle(sessionId, outcome);
  expect((await stripe.readSession(sessionId))?.state).toBe(state);
});

test.each([500, 429, 'reset', 'garbage', 'hang'] as const)(
  '%s is reported as unavailable in time, and the next call works',
  async (fault) => {
    const wanted = order();
    fake.faults.push(fault, fault, fault, fault);
    const started = performance.now();
    await expect(impatient.openSession(wanted)).rejects.toBeInstanceOf(Unavailable);
    expect(performance.now() - started).toBeLessThan(6000);
    fake.faults.length = 0;
    const { sessionId } = await stripe.openSession(wanted);
    fake.faults.push(fault, fault, fault, fault);
    await expect(impatient.readSession(sessionId)).rejects.toBeInstanceOf(Unavailable);
  },
);

test.each([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
])('%s names its session', async (type) => {
  const { sessionId } = await stripe.openSession(order());
  fake.settle(sessionId, 'refunded');
  const now = new Date();
  const event = { ...fake.sign(type, sessionId, now), receivedAt: now };
  expect(await stripe.readEvent(event)).toBe(sessionId);
});

test('other events are ignored', async () => {
  const now = new Date();
  const event = { ...fake.sign('customer.created', 'cus_1', now), receivedAt: now };
  expect(await stripe.readEvent(event)).toBeNull();
  const foreign = { ...fake.sign('charge.refunded', 'cs_foreign', now), receivedAt: now };
  expect(await stripe.readEvent(foreign)).toBeNull();
});

test.each([
  ['stale', -301, webhookSecret],
  ['from the future', 302, webhookSecret],
  ['forged', 0, 'whsec_other'],
])('an event that is %s is refused', async (_, seconds, secret) => {
  const now = new Date();
  const signed = fake.sign(
    'checkout.session.completed',
    'cs_1',
    new Date(now.getTime() + seconds * 1000),
    secret,
  );
  await expect(stripe.readEvent({ ...signed, receivedAt: now })).rejects.toBeInstanceOf(EventRefused);
});

test('a changed body, and a missing or malformed signature, are refused', async () => {
  const now = new Date();
  const signed = fake.sign('checkout.session.completed', 'cs_1', now);
  const refused = [
    { ...signed, body: signed.body.replace('cs_1', 'cs_2') },
    { ...signed, signature: undefined },
    { ...signed, signature: 'garbage' },
    { ...signed, signature: signed.signature.replace('t=', 't=-') },
  ];
  for (const event of refused) {
    await expect(stripe.readEvent({ ...event, receivedAt: now })).rejects.toBeInstanceOf(EventRefused);
  }
  await expect(demo.readEvent({ ...signed, receivedAt: now })).rejects.toBeInstanceOf(EventRefused);
});

test('an unpaid demo checkout expires', async () => {
  const { sessionId } = await demo.openSession({ ...order(), expiresAt: new Date(Date.now() - 1) });
  await demo.demoCheckout?.resolve(sessionId, 'paid');
  expect((await demo.readSession(sessionId))?.state).toBe('expired');
});
