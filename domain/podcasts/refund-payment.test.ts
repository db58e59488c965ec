import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createStripePayments } from '#adapters/payments/stripe.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { callFunction, createOrderApp, orderForm, readableSource } from '#tests/support/order-app.ts';
import { eventually } from '#tests/support/processes.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { confirmPayment } from './confirm-payment.ts';

const webhookSecret = 'whsec_refunds';
const stripe = await startFakeStripe({ webhookSecret });
afterAll(stripe.stop);
const payments = createStripePayments({
  secretKey: 'sk_test_1',
  webhookSecret,
  apiUrl: stripe.apiUrl,
  timeoutMs: 300,
});
const { ctx, databaseUrl } = await createTestContext({ payments, listingSource: readableSource });
ctx.accounts.hasRateLimits = false;
const orders = createOrderApp(ctx);
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@refunds.example', isAdmin: true });

/** An order of these links that is paid with Stripe. */
async function payFor(name: string, links?: string[]) {
  const { body } = await callFunction(orders, 'create-payment', orderForm(name, links));
  const sessionId: string = body.url.split('/').at(-1);
  stripe.settle(sessionId, 'paid');
  await callFunction(orders, 'verify-payment', { session_id: sessionId });
  const rows = await ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));
  return { sessionId, podcastId: rows[0]?.id as string, email: `${name}@example.com` };
}

async function cancel(podcastId: string) {
  const init = { method: 'POST', headers: staff.headers, body: '{}' };
  const answer = await app.request(`/api/podcasts/${podcastId}/refund`, init);
  return { status: answer.status, body: await answer.json() };
}

const refundsOf = (sessionId: string) => stripe.refunds.filter((id) => id === sessionId);
const statusesOf = async (sessionId: string) =>
  (await ctx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId))).map(
    ({ status }) => status,
  );
const mailsTo = async (email: string) =>
  (await ctx.db.select().from(mails).where(eq(mails.recipient, email))).filter(
    ({ kind }) => kind === 'order-refunded',
  );

test('the orders list shows the state of every payment', async () => {
  const read = async (search: string) => {
    const answer = await app.request(`/api/desk/podcasts?search=${search}`, { headers: staff.headers });
    const { podcasts: found } = (await answer.json()) as { podcasts: { payment: string }[] };
    return found.map(({ payment }) => payment);
  };
  const { body } = await callFunction(orders, 'create-payment', orderForm('fate'));
  const sessionId: string = body.url.split('/').at(-1);
  const email = 'fate@example.com';
  for (const fate of ['processing', 'failed', 'paid', 'refunded'] as const) {
    stripe.settle(sessionId, fate);
    await confirmPayment(ctx, sessionId);
    expect(await read(email)).toEqual([fate]);
  }
  const row = { listingUrl: 'https://homes.example/x' };
  await ctx.db.insert(podcasts).values([
    { ...row, customerEmail: 'unknown-session@example.com', paymentSessionId: 'cs_nobody' },
    { ...row, customerEmail: 'no-session@example.com' },
    { ...row, customerEmail: 'settled@example.com', paymentMethod: 'staff' },
  ]);
  expect(await read('unknown-session@example.com')).toEqual(['unpaid']);
  expect(await read('no-session@example.com')).toEqual(['unpaid']);
  expect(await read('settled@example.com')).toEqual(['staff']);
});

test('one click refunds the whole payment, cancels all its podcasts and emails the customer', async () => {
  const order = await payFor('together', ['https://homes.example/a', 'https://homes.example/b']);
  expect(await cancel(order.podcastId)).toEqual({ status: 200, body: { payment_status: 'refunded' } });
  expect(refundsOf(order.sessionId)).toHaveLength(1);
  expect(await statusesOf(order.sessionId)).toEqual(['cancelled', 'cancelled']);
  const [mail, ...others] = await mailsTo(order.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your order of 2 podcasts was canceled and refunded');
  expect(mail?.text).toMatch(/Refunded:?\s+\$59\.98/);
  expect(mail?.text).toContain('https://homes.example/b');
  const entries = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, order.podcastId));
  expect(entries).toMatchObject([{ action: 'order.refunded', actorId: staff.userId }]);
});

test('a double click refunds once and sends one email', async () => {
  const order = await payFor('double');
  const answers = await Promise.all([cancel(order.podcastId), cancel(order.podcastId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await cancel(order.podcastId)).body).toEqual({ payment_status: 'refunded' });
  expect(refundsOf(order.sessionId)).toHaveLength(1);
  expect(await statusesOf(order.sessionId)).toEqual(['cancelled']);
  expect(await mailsTo(order.email)).toHaveLength(1);
});

test('after a lost response the refund is looked up, not repeated', async () => {
  const order = await payFor('lost');
  stripe.faults.push('none', 'lost', 'reset');
  expect((await cancel(order.podcastId)).status).toBe(503);
  expect(await statusesOf(order.sessionId)).toEqual(['paid']);
  expect((await cancel(order.podcastId)).body).toEqual({ payment_status: 'refunded' });
  expect(refundsOf(order.sessionId)).toHaveLength(1);
  expect(await mailsTo(order.email)).toHaveLength(1);
});

test('a simultaneous refund at Stripe is not an error', async () => {
  const order = await payFor('elsewhere');
  stripe.setDelay(100);
  const seen = stripe.requests.length;
  const clicked = cancel(order.podcastId);
  await eventually(
    async () => stripe.requests.slice(seen).map(({ line }) => line),
    (lines) => lines.includes('POST /v1/refunds'),
  );
  stripe.settle(order.sessionId, 'refunded');
  stripe.setDelay(0);
  expect((await clicked).body).toEqual({ payment_status: 'refunded' });
  expect(refundsOf(order.sessionId), 'none of ours').toEqual([]);
  expect(await statusesOf(order.sessionId)).toEqual(['cancelled']);
});

test('kill -9 during a refund: another click does not refund again', async () => {
  const order = await payFor('killed');
  stripe.faults.push('none', 'lost');
  const child = spawn(
    process.execPath,
    ['tests/support/refund-process.ts', databaseUrl, stripe.apiUrl, order.podcastId],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  await eventually(
    async () => refundsOf(order.sessionId).length,
    (count) => count === 1,
  );
  child.kill('SIGKILL');
  await ended;
  expect(await statusesOf(order.sessionId)).toEqual(['paid']);
  expect((await cancel(order.podcastId)).body).toEqual({ payment_status: 'refunded' });
  expect(refundsOf(order.sessionId)).toHaveLength(1);
  expect(await statusesOf(order.sessionId)).toEqual(['cancelled']);
  expect(await mailsTo(order.email)).toHaveLength(1);
});

test('an order that was not paid online is refused, and so is an unknown one', async () => {
  const [row] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: 'https://homes.example/account',
      customerEmail: 'on-account@example.com',
      status: 'paid',
    })
    .returning();
  expect(await cancel(row?.id as string)).toMatchObject({
    status: 400,
    body: { error: { message: 'This order was not paid online.' } },
  });
  expect((await cancel('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});
