import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createStripePayments } from '#adapters/payments/stripe.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { listings } from '#db/schema/listings.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { signedIn } from '#tests/support/full-app.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { callFunction, createOrderApp, orderForm, readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { inviteUser } from '../accounts/invite-user.ts';

const webhookSecret = 'whsec_orders';
const fake = await startFakeStripe({ webhookSecret });
afterAll(fake.stop);
const payments = createStripePayments({
  secretKey: 'sk_test_1',
  webhookSecret,
  apiUrl: fake.apiUrl,
  timeoutMs: 500,
});
const { ctx, setNow } = await createTestContext({ payments, listingSource: readableSource });
const app = createOrderApp(ctx);
const send = (body: unknown, headers?: Record<string, string>) =>
  callFunction(app, 'create-payment', body, headers);
const opened = () => fake.sessions.size;

beforeEach(async () => {
  fake.faults.length = 0;
  await ctx.db.delete(rateLimits);
});

test('submitting a form 20 times at once opens one payment page', async () => {
  fake.setDelay(100);
  const before = opened();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(orderForm('double'))));
  fake.setDelay(0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(opened() - before).toBe(1);
  const rows = await ctx.db.select().from(checkouts).where(eq(checkouts.customerEmail, 'double@example.com'));
  expect(rows).toHaveLength(1);
});

test('a form without a key also opens one page; a changed form opens another', async () => {
  const { idempotencyKey: _, ...form } = orderForm('unnamed');
  const [first, second] = [await send(form), await send(form)];
  expect(second.body).toEqual(first.body);
  const changed = { ...form, userInfo: { ...form.userInfo, phone: '(555) 010-0143' } };
  expect((await send(changed)).body.url).not.toBe(first.body.url);
});

test('a paid form sent again leads to the confirmation; an expired one can be sent again', async () => {
  const { body } = await send(orderForm('again'));
  const id = body.url.split('/').at(-1);
  fake.settle(id, 'paid');
  await callFunction(app, 'verify-payment', { session_id: id });
  expect((await send(orderForm('again'))).body.url).toBe(`${ctx.site.url}/payment-success?session_id=${id}`);
  const first = (await send(orderForm('late'))).body.url;
  const now = ctx.now();
  setNow(new Date(now.getTime() + 24 * 3_600_000));
  expect((await send(orderForm('late'))).body.url).not.toBe(first);
  setNow(now);
});

test('the price list decides the price, and ten at once cost less', async () => {
  const links = Array.from({ length: 10 }, (_, index) => `https://homes.example/v${index}`);
  const { body } = await send({ ...orderForm('volume', [...links, links[0] ?? '']), amount: 1 });
  const form = fake.sessions.get(body.url.split('/').at(-1))?.form;
  expect(form?.get('line_items[0][quantity]')).toBe('10');
  expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('2499');
  const one = await send({ ...orderForm('single'), amount: 1 });
  const session = fake.sessions.get(one.body.url.split('/').at(-1));
  expect(session?.amountCents).toBe(2999);
});

test.each(['name', 'email', 'phone'])('an order without %s is refused', async (field) => {
  const form = orderForm('missing');
  const { status, body } = await send({ ...form, userInfo: { ...form.userInfo, [field]: ' ' } });
  expect([status, body.error.message]).toEqual([400, 'Please fill in all required fields']);
  expect(body.error.fields).toHaveProperty([`userInfo.${field}`]);
});

test.each([
  ['no link', ''],
  ['nobody', undefined],
])('an order with %s is refused', async (name, listingUrl) => {
  const { userInfo: _, ...form } = orderForm('nothing');
  const given = name === 'nobody' ? form : { ...orderForm('nothing'), listingUrl };
  const { status, body } = await send(given);
  expect([status, body.error.message]).toEqual([400, 'Please fill in all required fields']);
});

test.each([
  'nonsense',
  'ftp://homes.example/1',
  'https://user:word@homes.example/',
  'https://wall.example/1',
])('a link that cannot be read is refused: %s', async (link) => {
  const before = opened();
  const { status, body } = await send(orderForm('bad', [link]));
  expect([status, body.error.message]).toEqual([400, 'Please provide a valid, accessible listing URL.']);
  expect(body.error.fields.listingUrl).toBeTruthy();
  expect(opened()).toBe(before);
});

test('a submitted page counts as read, and fills the listing once it is paid', async () => {
  const link = 'https://wall.example/handed-in';
  const content = listingPage({ street: '9 Cedar Court' });
  const draft = (await callFunction(app, 'read-pasted-listing', { content, listingUrl: link })).body;
  const good = 'https://homes.example/beside';
  const form = {
    ...orderForm('draft', [good, link]),
    drafts: [{ listingUrl: link, draftId: draft.draftId }],
  };
  const { body } = await send(form);
  const id = body.url.split('/').at(-1);
  fake.settle(id, 'paid');
  await callFunction(app, 'verify-payment', { session_id: id });
  const rows = await ctx.db
    .select({ url: podcasts.listingUrl, address: listings.address, status: listings.status })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.paymentSessionId, id));
  expect(rows).toContainEqual({ url: link, address: '9 Cedar Court', status: 'data_populated' });
  expect(rows).toContainEqual({ url: good, address: '', status: 'pending' });
  const gone = { ...orderForm('gone'), draftId: '00000000-0000-4000-8000-000000000000' };
  expect((await send(gone)).status).toBe(400);
});

test('a network can have a few large orders read per hour, not dozens', async () => {
  const headers = { 'x-test-ip': '198.51.100.7' };
  const order = (name: string) => {
    const links = Array.from({ length: 50 }, (_, n) => `https://homes.example/${name}-${n}`);
    return send(orderForm(name, links), headers);
  };
  for (const name of ['large-1', 'large-2', 'large-3', 'large-4'])
    expect((await order(name)).status, name).toBe(200);
  const { status, body } = await order('large-5');
  expect([status, body.error.message]).toEqual([429, expect.stringContaining('a lot of listings')]);
  expect((await order('large-1')).status).toBe(200);
  const draft = await callFunction(app, 'read-pasted-listing', { content: listingPage() }, headers);
  const handedIn = { ...orderForm('handed-in'), draftId: draft.body.draftId };
  expect((await send(handedIn, headers)).status).toBe(200);
});

test("only its owner or staff can order with an account's address; an unconfirmed address is free", async () => {
  const owner = await signedIn(ctx, { email: 'owner@example.com' });
  const other = await signedIn(ctx, { email: 'other@example.com' });
  const staff = await signedIn(ctx, { email: 'staff@example.com', isAdmin: true });
  const form = orderForm('owner');
  for (const headers of [{}, other.headers]) {
    const { status, body } = await send(form, headers);
    expect([status, body.error.code, body.error.message]).toEqual([401, 'unauthorized', 'Password Required']);
  }
  expect((await send(form, owner.headers)).status).toBe(200);
  expect((await send(form, staff.headers)).status).toBe(200);
  const { userInfo: _, ...bare } = orderForm('bare');
  expect((await send(bare, owner.headers)).status).toBe(200);
  await inviteUser(ctx, {
    email: 'invited@example.com',
    firstName: 'In',
    mailKey: 'x',
    mail: { kind: 'set-up-account', home: undefined },
    redirectTo: '',
    invitedBy: null,
  });
  expect((await send(orderForm('invited'))).status).toBe(200);
});

test('looking up which addresses have an account counts as ordering, and a form that is already open stays free', async () => {
  await signedIn(ctx, { email: 'listed@example.com' });
  expect((await send(orderForm('open-form'))).status).toBe(200);
  const statuses: number[] = [];
  for (let time = 0; time < 41; time += 1) {
    const form = { ...orderForm('listed'), idempotencyKey: `guess-${100 + time}` };
    statuses.push((await send(form)).status);
  }
  expect(statuses.slice(0, 39)).toEqual(Array(39).fill(401));
  expect(statuses.slice(39)).toEqual([429, 429]);
  expect((await send(orderForm('open-form'))).status).toBe(200);
});

test('check-existing-user says only whether an account can sign in', async () => {
  const ask = async (email: unknown) => (await callFunction(app, 'check-existing-user', { email })).body;
  expect(await ask(' Owner@Example.com ')).toEqual({ exists: true });
  for (const email of ['invited@example.com', 'nobody@example.com', 'garbage', '', null]) {
    expect(await ask(email)).toEqual({ exists: false });
  }
  const broken = {
    ...ctx,
    db: {
      ...ctx.db,
      select: () => {
        throw new Error('down');
      },
    },
  } as unknown as typeof ctx;
  broken.accounts = { ...ctx.accounts, hasRateLimits: false };
  const answer = await callFunction(createOrderApp(broken), 'check-existing-user', {
    email: 'owner@example.com',
  });
  expect(answer.body).toEqual({ exists: false });
  let last = 200;
  for (let time = 0; time < 25 && last === 200; time += 1) {
    last = (await callFunction(app, 'check-existing-user', { email: 'a@b.example' })).status;
  }
  expect(last).toBe(429);
});

test('orders are refused while the provider is down, and the same form works afterward', async () => {
  for (const fault of [500, 429, 'reset', 'garbage', 'hang'] as const) {
    fake.faults.push(fault, fault, fault);
    expect((await send(orderForm(`down-${fault}`))).status).toBe(503);
    fake.faults.length = 0;
    expect((await send(orderForm(`down-${fault}`))).status).toBe(200);
  }
});
