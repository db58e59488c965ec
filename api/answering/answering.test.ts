import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import { authUsers } from '#db/schema/auth.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { mails } from '#db/schema/operations.ts';
import { phoneLines } from '#db/schema/phone.ts';
import { assignNumber } from '#domain/answering/assign-number.ts';
import { sweepOrders } from '#domain/answering/sweep-orders.ts';
import { confirmPayment } from '#domain/podcasts/confirm-payment.ts';
import { payAnsweringOrder } from '#domain/podcasts/start-answering-checkout.ts';
import { answeringForm, sellAnswering } from '#tests/support/answering.ts';
import { callApi } from '#tests/support/api-account.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { startPhoneCalls } from '#tests/support/phone-calls.ts';

const { app, ctx, setNow, fake, agent, condoId, tell } = await startPhoneCalls();
const shop = sellAnswering(app, ctx, agent.headers);
const stranger = await signedIn(ctx, { email: 'stranger@agents.example' });
const staff = await signedIn(ctx, { email: 'staff@agents.example', isAdmin: true });
const start = new Date('2026-11-15T15:00:00Z');
const afterDays = (days: number) => setNow(new Date(start.getTime() + days * 86_400_000));
const orders = () => ctx.db.select().from(answeringOrders);
const kinds = async () => (await ctx.db.select().from(mails)).map(({ kind }) => kind).sort();
const desk = (path = '', headers: Record<string, string> = staff.headers) =>
  callApi(app, `${path ? 'POST' : 'GET'} /api/desk/answering-orders${path}`, {
    headers,
    ...(path ? { body: {} } : {}),
  });

beforeEach(async () => {
  setNow(start);
  await ctx.db.delete(checkouts);
  await ctx.db.delete(answeringOrders);
  await ctx.db.delete(phoneLines).where(sql`${phoneLines.includedMinutes} is not null`);
  fake.numbers.clear();
  fake.forSale.clear();
  for (const end of ['60', '61', '62']) fake.forSale.add(`+151255501${end}`);
});

test('a paid order gets one number, however often and by whomever the payment is reported', async () => {
  const session = await shop.buy();
  expect(await shop.newest()).toMatchObject({ status: 'paid', number: null, line: null });
  await Promise.all([confirmPayment(ctx, session), confirmPayment(ctx, session)]);
  const [order] = await orders();
  const workers = [1, 2, 3].map(() => assignNumber(ctx, order?.id ?? '').catch((error: unknown) => error));
  for (const outcome of await Promise.all(workers)) if (outcome) expect(outcome).toBeInstanceOf(Unavailable);
  await shop.work();
  expect(fake.numbers.size).toBe(1);
  expect(await shop.newest()).toMatchObject({
    status: 'active',
    number: '+15125550160',
    endsAt: '2026-12-15T15:00:00.000Z',
    line: { transferNumber: '+15125550142', timeZone: 'America/Chicago', includedMinutes: 300 },
  });
  expect(await kinds()).toEqual(['answering-ready']);
  const [mail] = await ctx.db.select().from(mails);
  expect(mail).toMatchObject({ recipient: 'mara@agents.example' });
  expect(mail?.text).toContain('(512) 555-0160');
  expect((await tell(0, { To: '+15125550160' })).text).toContain('Which address are you calling about?');
});

test('an unpaid order gets nothing, stays, and can be paid again', async () => {
  const form = answeringForm();
  const { body } = await shop.order(form);
  const [order] = await orders();
  await assignNumber(ctx, order?.id ?? '');
  expect([fake.numbers.size, (await shop.newest()).status]).toEqual([0, 'ordered']);
  expect((await shop.order(form)).body.url).toBe(body.url);
  const failed = await shop.choose(shop.sessionOf(body.url), 'fail');
  const again = await callApi(app, 'POST /functions/v1/retry-payment', { body: { session_id: failed } });
  expect(again.body.url).not.toBe(body.url);
  const own = await callApi(app, `POST /api/answering/orders/${order?.id}/payments`, {
    headers: agent.headers,
    body: {},
  });
  expect(own.body.url).toBe(again.body.url);
  await shop.choose(shop.sessionOf(own.body.url), 'pay');
  await shop.work();
  expect(await orders()).toMatchObject([{ status: 'active', paidDays: 30 }]);
});

test('a payment page opened for one plan never pays for another', async () => {
  const form = answeringForm();
  const cheap = await shop.order(form);
  const dear = await shop.order({ ...form, planId: 'busy' });
  expect(dear.body.url).not.toBe(cheap.body.url);
  await shop.choose(shop.sessionOf(cheap.body.url), 'pay');
  const states = (await orders()).map(({ planId, status }) => `${planId} ${status}`).sort();
  expect(states).toEqual(['all-homes paid', 'busy ordered']);
  const prices = (await ctx.db.select().from(checkouts)).map(({ unitCents }) => unitCents).sort();
  expect(prices).toEqual([19_900, 7900]);
});

test('only its owner can pay and see an order', async () => {
  const { formKey } = answeringForm();
  await shop.order({ formKey });
  const [order] = await orders();
  const path = `POST /api/answering/orders/${order?.id}/payments`;
  expect((await callApi(app, path, { headers: stranger.headers, body: {} })).status).toBe(404);
  expect((await callApi(app, path, { body: {} })).status).toBe(401);
  const theirs = await callApi(app, 'GET /api/answering/orders', { headers: stranger.headers });
  expect(theirs.body).toEqual({ orders: [], homes: [] });
  // A form key that someone else used never leads to their payment page.
  expect((await shop.order({ formKey }, stranger.headers)).status).toBe(409);
});

test('a single home must be published and the caller’s own', async () => {
  const one = { planId: 'one-home', listingId: condoId };
  expect((await shop.order(one, stranger.headers)).status).toBe(400);
  expect((await shop.order({ ...one, listingId: null })).status).toBe(400);
  await shop.buy(one);
  await shop.work();
  const { line } = await shop.newest();
  expect(line).toMatchObject({ listingId: condoId, includedMinutes: 100 });
  const { id, includedMinutes: _, usedMinutes: __, ...settings } = line;
  const save = (body: object) =>
    callApi(app, `PATCH /api/phone-lines/${id}`, { headers: agent.headers, body });
  expect((await save(settings)).status).toBe(200);
  // All homes cost more.
  expect((await save({ ...settings, listingId: null })).status).toBe(400);
  expect((await tell(0, { To: '+15125550160' })).text).toContain('What would you like to know about');
});

test.each([
  { transferNumber: '555' },
  { transferNumber: '+1 900 555 0142' },
  { transferNumber: '+1 876 555 0142' },
  { transferNumber: '+44 20 7946 0000' },
  { transferNumber: '(512) 555-0100' },
  { planId: 'free' },
  { timeZone: 'Mars/Olympus' },
  { formKey: 'x' },
])('%j is refused', async (fields) => {
  expect((await shop.order(fields)).status).toBe(400);
  expect(await orders()).toEqual([]);
});

test('a guest gets an account with the payment, and can’t use someone else’s address', async () => {
  const guest = { name: 'Noor Haddad', email: 'noor@agents.example' };
  expect((await shop.order({}, {})).status).toBe(400);
  expect((await shop.order({ guest: { ...guest, email: 'mara@agents.example' } }, {})).status).toBe(401);
  expect((await shop.order({ guest, planId: 'one-home', listingId: condoId }, {})).status).toBe(400);
  const { body } = await shop.order({ guest }, {});
  await shop.choose(shop.sessionOf(body.url), 'pay');
  await shop.work();
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.email, guest.email));
  expect(await orders()).toMatchObject([{ userId: user?.id, status: 'active' }]);
  expect(await kinds()).toEqual(['answering-ready', 'set-up-answering']);
});

test('nothing is sold without a provider', async () => {
  const silent = createFullApp({ ...ctx, telephony: null });
  const form = { headers: agent.headers, body: answeringForm() };
  expect((await callApi(silent, 'POST /api/answering/orders', form)).status).toBe(404);
  expect((await callApi(silent, 'GET /api/answering/plans', {})).body).toEqual({ plans: [], hasDemo: false });
});

test('if no number can be bought, the order waits for staff, who try again', async () => {
  fake.forSale.clear();
  await shop.buy();
  await shop.work();
  const [order] = await orders();
  await assignNumber(ctx, order?.id ?? '');
  expect((await desk()).body.orders).toMatchObject([
    { customerEmail: 'mara@agents.example', status: 'paid', trouble: 'Twilio has no number left.' },
  ]);
  expect(await kinds()).toEqual(['answering-waiting']);
  expect((await desk('', agent.headers)).status).toBe(403);
  expect((await desk(`/${order?.id}/retry`, agent.headers)).status).toBe(403);
  fake.forSale.add('+14045550170');
  expect((await desk(`/${order?.id}/retry`)).body).toEqual({ orders: [] });
  await shop.work();
  expect(await shop.newest()).toMatchObject({ status: 'active', number: '+14045550170' });
  expect((await desk(`/${order?.id}/refund`)).status).toBe(409);
});

test('or they refund it, and nobody pays for nothing', async () => {
  fake.faults.push('none', { status: 403, body: { code: 20_005, message: 'Account is not active' } });
  const session = await shop.buy();
  await shop.work();
  const [order] = await orders();
  expect((await desk()).body.orders[0].trouble).toContain('Account is not active');
  expect((await desk(`/${order?.id}/refund`)).body).toEqual({ orders: [] });
  expect((await ctx.payments.readSession(session))?.state).toBe('refunded');
  expect(await orders()).toMatchObject([{ status: 'canceled', paidDays: 0 }]);
  expect(await kinds()).toEqual(['answering-refunded', 'answering-waiting']);
  await assignNumber(ctx, order?.id ?? '');
  expect(fake.numbers.size).toBe(0);
});

test('a purchase whose response got lost is found, not repeated', async () => {
  await shop.buy();
  const [order] = await orders();
  const id = order?.id ?? '';
  fake.faults.push('none', 'none', 'reset');
  await expect(assignNumber(ctx, id)).rejects.toBeInstanceOf(Unavailable);
  expect((await desk()).body.orders).toHaveLength(1);
  // The provider may still be working on it, so nobody asks before the claim has expired.
  await expect(assignNumber(ctx, id)).rejects.toBeInstanceOf(Unavailable);
  fake.numbers.set('PN99', { PhoneNumber: '+15125550161', FriendlyName: id });
  await ctx.db.update(answeringOrders).set({ claimedUntil: new Date(0) });
  await assignNumber(ctx, id);
  expect([fake.numbers.size, (await shop.newest()).number]).toEqual([1, '+15125550161']);
  expect((await desk()).body.orders).toEqual([]);
});

test('a number that arrives after the refund is released', async () => {
  const session = await shop.buy();
  const [order] = await orders();
  const { telephony } = ctx;
  if (!telephony) throw new Error('There is no telephony.');
  const buy = async (wish: Parameters<typeof telephony.numbers.buy>[0]) => {
    await ctx.payments.refund(session);
    await confirmPayment(ctx, session);
    return telephony.numbers.buy(wish);
  };
  const slow = { ...ctx, telephony: { ...telephony, numbers: { ...telephony.numbers, buy } } };
  await assignNumber(slow, order?.id ?? '');
  expect(await orders()).toMatchObject([{ status: 'canceled', number: '+15125550160', lineId: null }]);
  fake.faults.push({ status: 500 });
  await sweepOrders(ctx);
  expect(fake.numbers.size).toBe(1);
  await sweepOrders(ctx);
  expect(fake.numbers.size).toBe(0);
});

test('a period ends with a reminder and a grace, and can be paid again with the same number', async () => {
  await shop.buy();
  await shop.work();
  const { id, number } = await shop.newest();
  // The access token is older than an hour by then.
  const pay = async () => {
    const { url } = await payAnsweringOrder(ctx, { orderId: id, userId: agent.userId, ip: '127.0.0.1' });
    await shop.choose(shop.sessionOf(url), 'pay');
  };
  afterDays(20);
  await pay();
  expect(await orders()).toMatchObject([{ endsAt: new Date('2027-01-14T15:00:00Z') }]);
  afterDays(56.5);
  for (const _ of [1, 2]) await sweepOrders(ctx);
  expect((await kinds()).filter((kind) => kind === 'answering-reminder')).toHaveLength(1);
  afterDays(60);
  for (const _ of [1, 2]) await sweepOrders(ctx);
  expect(await orders()).toMatchObject([{ status: 'ended' }]);
  expect((await tell(0, { To: number })).text).toContain('not in service');
  afterDays(70);
  await pay();
  expect(await orders()).toMatchObject([
    { status: 'active', number, endsAt: new Date('2027-02-23T15:00:00Z') },
  ]);
  expect((await tell(0, { To: number })).text).toContain('Which address');
  afterDays(100.1);
  await sweepOrders(ctx);
  afterDays(115);
  await sweepOrders(ctx);
  expect([await orders(), fake.numbers.size]).toMatchObject([[{ status: 'canceled', numberId: null }], 0]);
  expect((await kinds()).filter((kind) => kind === 'answering-ended')).toHaveLength(2);
});

test('a late payment is shown to staff, who refund it', async () => {
  await shop.buy();
  await shop.work();
  const { id } = await shop.newest();
  const path = `POST /api/answering/orders/${id}/payments`;
  const { body } = await callApi(app, path, { headers: agent.headers, body: {} });
  await ctx.db.update(answeringOrders).set({ status: 'canceled' });
  await shop.choose(shop.sessionOf(body.url), 'pay');
  expect((await desk()).body.orders).toMatchObject([{ status: 'canceled' }]);
  expect((await desk(`/${id}/refund`)).body).toEqual({ orders: [] });
});

test('an order that nobody pays is deleted after a month', async () => {
  await shop.order({ formKey: randomUUID() });
  afterDays(29);
  await sweepOrders(ctx);
  expect(await orders()).toHaveLength(1);
  afterDays(31);
  await sweepOrders(ctx);
  expect(await orders()).toEqual([]);
});
