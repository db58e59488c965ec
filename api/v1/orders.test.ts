import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { sweepExpired } from '#domain/accounts/sweep-expired.ts';
import { ORDERS_A_DAY } from '#domain/podcasts/api-orders/rules.ts';
import { takeHit } from '#domain/rate-limits.ts';
import { callApi, createApiAccount, grant, keyOf } from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext({ listingSource: readableSource });
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@orders.example');
const headers = await keyOf(ctx, agent);
await grant(ctx, agent, 100_000);

const sheet = { street: '48 Alder Lane', city: 'Larkmere', state: 'VT', price: 489_000, baths: 2.75 };
const order = (key: string, body: object) =>
  callApi(app, 'POST /v1/orders', { headers: { ...headers, 'Idempotency-Key': key }, body });
const balance = async () => (await callApi(app, 'GET /v1/balance', { headers })).body.balanceCents;
const get = async (id: string) => (await callApi(app, `GET /v1/orders/${id}`, { headers })).body;

test('an order by fact sheet is charged to the balance and goes into production with its facts', async () => {
  const before = await balance();
  const {
    status,
    headers: sent,
    body,
  } = await order('fact-sheet-1', { factSheet: sheet, notes: 'New roof' });
  expect(status).toBe(201);
  expect(sent.get('location')).toBe(`/v1/orders/${body.id}`);
  expect(body).toMatchObject({
    status: 'in_production',
    listingUrl: null,
    amountCents: 2999,
    payment: { method: 'balance', url: null },
  });
  expect(await balance()).toBe(before - 2999);
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, body.id));
  expect(listing).toMatchObject({
    status: 'data_populated',
    address: '48 Alder Lane',
    price: '$489,000',
    baths: 2.75,
  });
});

test('an order by link needs a readable page', async () => {
  const good = await order('by-link-good', { listingUrl: 'homes.example/good' });
  expect(good).toMatchObject({ status: 201, body: { listingUrl: 'https://homes.example/good' } });
  const before = await balance();
  expect(await order('by-link-wall', { listingUrl: 'https://homes.example/wall' })).toMatchObject({
    status: 400,
    body: { code: 'invalid', errors: { listingUrl: expect.any(String) } },
  });
  expect(await balance()).toBe(before);
});

test('the same request is one order and one charge, however often and simultaneously it is sent', async () => {
  const before = await balance();
  const body = { listingUrl: 'https://homes.example/once' };
  const first = await Promise.all(Array.from({ length: 6 }, () => order('once-123', body)));
  const again = await order('once-123', body);
  expect(new Set([...first, again].map((answer) => answer.body.id)).size).toBe(1);
  expect([...first, again].every((answer) => answer.status === 201)).toBe(true);
  expect(first.filter((answer) => !answer.headers.get('idempotent-replayed'))).toHaveLength(1);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await balance()).toBe(before - 2999);
  expect(await order('once-123', { listingUrl: 'https://homes.example/other' })).toMatchObject({
    status: 422,
    body: { code: 'unprocessable' },
  });
  expect(await balance()).toBe(before - 2999);
});

test('the same key from another account is another order', async () => {
  const other = await createApiAccount(ctx, 'other@orders.example');
  await grant(ctx, other, 3000);
  const body = { listingUrl: 'https://homes.example/same-key' };
  const mine = await order('same-key', body);
  const theirs = await callApi(app, 'POST /v1/orders', {
    headers: { ...(await keyOf(ctx, other)), 'Idempotency-Key': 'same-key' },
    body,
  });
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test('an order over the balance is refused, leaves nothing, and works once there is money', async () => {
  const poor = await createApiAccount(ctx, 'poor@orders.example');
  await grant(ctx, poor, 2998);
  const poorKey = { ...(await keyOf(ctx, poor)), 'Idempotency-Key': 'poor-order' };
  const send = () =>
    callApi(app, 'POST /v1/orders', { headers: poorKey, body: { listingUrl: 'https://homes.example/p' } });
  expect(await send()).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  expect(await ctx.db.$count(podcasts, eq(podcasts.userId, poor.userId))).toBe(0);
  await grant(ctx, poor, 1);
  expect((await send()).status).toBe(201);
});

test.each([
  ['nothing', {}],
  ['both ways', { listingUrl: 'https://homes.example/a', factSheet: sheet }],
  ['a fact sheet without an address', { factSheet: { price: 1 } }],
  ['odd baths', { factSheet: { ...sheet, baths: 2.6 } }],
  ['NUL', { listingUrl: 'https://homes.example/\0' }],
  ['an unknown payment', { listingUrl: 'https://homes.example/a', payment: 'barter' }],
])('%s is refused', async (_what, body) => {
  expect((await order('refused-key', body)).status).toBe(400);
});

test('an order without an idempotency key is refused', async () => {
  const body = { listingUrl: 'https://homes.example/a' };
  const answer = await callApi(app, 'POST /v1/orders', { headers, body });
  expect(answer).toMatchObject({ status: 400, body: { errors: { 'Idempotency-Key': expect.any(String) } } });
});

/** Pays on the demo page, as a person would. */
async function pay(url: string, choice: 'pay' | 'fail'): Promise<void> {
  const { pathname } = new URL(url);
  await app.request(pathname, { method: 'POST', body: new URLSearchParams({ choice }) });
}

test('a payment link is returned, and the order starts when it is paid', async () => {
  const before = await balance();
  const body = { listingUrl: 'https://homes.example/by-payment', payment: 'link' };
  const created = await order('by-payment', body);
  expect(created).toMatchObject({
    status: 201,
    body: { status: 'awaiting_payment', payment: { method: 'online', url: expect.stringContaining('http') } },
  });
  expect((await order('by-payment', body)).body.payment.url).toBe(created.body.payment.url);
  await pay(created.body.payment.url, 'pay');
  expect(await get(created.body.id)).toMatchObject({ status: 'in_production', payment: { url: null } });
  expect(await balance()).toBe(before);
});

test('an order whose payment fails says so', async () => {
  const { body } = await order('fails-123', { listingUrl: 'https://homes.example/fails', payment: 'link' });
  await pay(body.payment.url, 'fail');
  expect((await get(body.id)).status).toBe('payment_failed');
});

const cancel = (id: string) => callApi(app, `POST /v1/orders/${id}/cancel`, { headers });

test('a canceled order gives its price back once', async () => {
  const before = await balance();
  const { body } = await order('cancel-123', { factSheet: sheet });
  const answers = await Promise.all([cancel(body.id), cancel(body.id), cancel(body.id)]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
  expect((await cancel(body.id)).body.status).toBe('canceled');
  expect(await balance()).toBe(before);
});

test('a paid link is refunded; an unpaid, a delivered and a staff order are not canceled', async () => {
  const { body } = await order('refund-123', { factSheet: sheet, payment: 'link' });
  expect((await cancel(body.id)).status).toBe(409);
  await pay(body.payment.url, 'pay');
  expect((await cancel(body.id)).body.status).toBe('canceled');
  const other = await order('delivered-123', { factSheet: sheet });
  const set = (change: object) => ctx.db.update(podcasts).set(change).where(eq(podcasts.id, other.body.id));
  await set({ status: 'completed' });
  expect(await cancel(other.body.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await set({ status: 'paid', paymentMethod: 'staff' });
  expect((await cancel(other.body.id)).status).toBe(409);
});

test('the status follows production', async () => {
  const { body } = await order('status-123', { factSheet: sheet });
  for (const [state, status] of [
    ['in_review', 'needs_review'],
    ['waiting_for_agent', 'needs_answers'],
    ['running', 'in_production'],
  ] as const) {
    await ctx.db
      .insert(productionRuns)
      .values({ podcastId: body.id, state })
      .onConflictDoUpdate({ target: productionRuns.podcastId, set: { state } });
    expect((await get(body.id)).status).toBe(status);
  }
});

test('pages follow one another without gaps or repeats, even with a status filter', async () => {
  const walk = async (query: string) => {
    const ids: string[] = [];
    let cursor = '';
    do {
      const page = await callApi(app, `GET /v1/orders?limit=3${query}${cursor}`, { headers });
      ids.push(...page.body.data.map(({ id }: { id: string }) => id));
      cursor = page.body.nextCursor ? `&cursor=${page.body.nextCursor}` : '';
    } while (cursor);
    return ids;
  };
  const all = await walk('');
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(await ctx.db.$count(podcasts, eq(podcasts.userId, agent.userId)));
  const canceled = await walk('&status=canceled');
  expect(canceled).toHaveLength(2);
  expect(all.filter((id) => canceled.includes(id))).toEqual(canceled);
});

test('an account orders a limited number of episodes a day; repeats don’t count', async () => {
  const eager = await createApiAccount(ctx, 'eager@orders.example');
  await grant(ctx, eager, 10_000);
  const key = await keyOf(ctx, eager);
  const send = (name: string) =>
    callApi(app, 'POST /v1/orders', {
      headers: { ...key, 'Idempotency-Key': name },
      body: { factSheet: sheet },
    });
  await takeHit(ctx, `api-orders:${eager.userId}`, ORDERS_A_DAY, ORDERS_A_DAY.limit - 1);
  expect((await send('the-last-one')).status).toBe(201);
  expect((await send('the-last-one')).status).toBe(201);
  expect(await send('one-too-many')).toMatchObject({ status: 429, body: { code: 'too_many' } });
});

test('a repeat is recognized for 90 days', async () => {
  const body = { factSheet: sheet };
  const first = await order('remembered', body);
  const start = ctx.now();
  setNow(new Date(start.getTime() + 89 * 86_400_000));
  await sweepExpired(ctx);
  expect((await order('remembered', body)).body.id).toBe(first.body.id);
  setNow(new Date(start.getTime() + 91 * 86_400_000));
  await sweepExpired(ctx);
  expect((await order('remembered', body)).body.id).not.toBe(first.body.id);
  setNow(start);
});

test('the statement adds up to the cent', async () => {
  const { body } = await callApi(app, 'GET /v1/balance/entries?limit=100', { headers });
  const amounts = body.data.map(({ amountCents }: { amountCents: number }) => amountCents);
  expect(amounts.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(await balance());
  expect(body.data[0].balanceCents).toBe(await balance());
  for (const [index, entry] of body.data.entries()) {
    const earlier = body.data[index + 1]?.balanceCents ?? 0;
    expect(entry.balanceCents - entry.amountCents).toBe(earlier);
  }
});

test('nothing is recorded again before delivery, or when nothing changed', async () => {
  const { body } = await order('record-123', { factSheet: sheet });
  const again = () => callApi(app, `POST /v1/orders/${body.id}/recordings`, { headers });
  expect(await again()).toMatchObject({ status: 409, body: { detail: 'This order is not ready yet.' } });
  await ctx.db.update(podcasts).set({ status: 'completed' }).where(eq(podcasts.id, body.id));
  expect(await again()).toMatchObject({
    status: 409,
    body: { detail: 'The episode already says what the listing says.' },
  });
});
