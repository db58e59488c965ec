import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoPayments } from '#db/schema/checkouts.ts';
import { invoiceLines } from '#db/schema/invoices.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { issueInvoices } from '#domain/invoices/issue-invoices.ts';
import { findOpenCharges, listInvoices } from '#domain/invoices/queries.ts';
import { type ApiAccount, callApi, createApiAccount, grant, keyOf } from '#tests/support/api-account.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { readableSource } from '#tests/support/order-app.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext({ listingSource: readableSource });
// The middle of a month, so that a moment later is still the same month.
const today = ctx.now();
setNow(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 15, 12)));
const app = createFullApp({ ...ctx, accounts: { ...ctx.accounts, hasRateLimits: false } });
const owner = await createApiAccount(ctx, 'owner@billing.example');
const member = await createApiAccount(ctx, 'member@billing.example');
const stranger = await createApiAccount(ctx, 'stranger@billing.example');
const staff = await signedIn(ctx, { email: 'staff@billing.example', isAdmin: true });
const call = (who: Pick<ApiAccount, 'session'>, name: string, body?: unknown) =>
  callApi(app, name, { headers: who.session, body });
const desk = (name: string, body?: unknown) => callApi(app, name, { headers: staff.headers, body });
const factSheet = { street: '48 Alder Lane', city: 'Larkmere', state: 'VT', price: 489_000 };
const order = (headers: Record<string, string>, payment: string, idempotencyKey: string = randomUUID()) =>
  callApi(app, 'POST /v1/orders', {
    headers: { ...headers, 'Idempotency-Key': idempotencyKey },
    body: { factSheet, payment },
  });
const PRICE = 2999;

async function teamOnInvoice(monthlyLimitCents: number) {
  const teamId = await createTestTeam(ctx, owner, { member: [member] });
  const terms = { billing: 'invoice', monthlyLimitCents, dueDays: 14 };
  expect((await desk(`PATCH /api/desk/teams/${teamId}/billing`, terms)).status).toBe(200);
  return { teamId, key: await keyOf(ctx, { ...owner, teamId }) };
}
const start = ctx.now();
/**
 * Runs something months later. Sessions expire long before that, so calls that need one are made at the
 * start.
 */
async function monthsLater<Result>(months: number, work: () => Promise<Result>): Promise<Result> {
  setNow(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1, 3)));
  const result = await work();
  setNow(start);
  return result;
}
const issueTwice = () => Promise.all([issueInvoices(ctx), issueInvoices(ctx)]);

test('a team’s key spends the team’s balance, once per idempotency key, and a cancel gives it back', async () => {
  const teamId = await createTestTeam(ctx, owner);
  const key = await keyOf(ctx, { ...owner, teamId });
  await grant(ctx, owner, 100_000);
  expect((await order(key, 'balance')).status).toBe(402);
  await grant(ctx, { ...owner, teamId }, PRICE + 1);
  const idempotencyKey = randomUUID();
  const both = await Promise.all([
    order(key, 'balance', idempotencyKey),
    order(key, 'balance', idempotencyKey),
  ]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  const balance = async () => (await callApi(app, 'GET /v1/balance', { headers: key })).body.balanceCents;
  expect(await balance()).toBe(1);
  expect((await call(owner, 'GET /api/balance')).body.balanceCents).toBe(100_000);
  const cancel = `POST /v1/orders/${both[0]?.body.id}/cancel`;
  expect((await callApi(app, cancel, { headers: key, body: {} })).body.status).toBe('canceled');
  expect(await balance()).toBe(PRICE + 1);
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.teamId, teamId));
  expect(podcast).toMatchObject({ userId: owner.userId, customerEmail: owner.email });
});

test('the same idempotency key of an account and its team are two orders', async () => {
  const teamId = await createTestTeam(ctx, owner);
  await grant(ctx, owner, PRICE);
  await grant(ctx, { ...owner, teamId }, PRICE);
  const idempotencyKey = randomUUID();
  const mine = await order(await keyOf(ctx, owner), 'balance', idempotencyKey);
  const ours = await order(await keyOf(ctx, { ...owner, teamId }), 'balance', idempotencyKey);
  expect([mine.status, ours.status]).toEqual([201, 201]);
  expect(mine.body.id).not.toBe(ours.body.id);
});

test('only a team on invoice pays by invoice, up to its limit, even when many order at once', async () => {
  expect((await order(await keyOf(ctx, owner), 'invoice')).status).toBe(402);
  const prepaid = await createTestTeam(ctx, owner);
  const terms = { billing: 'prepaid', monthlyLimitCents: 100_000, dueDays: 14 };
  await desk(`PATCH /api/desk/teams/${prepaid}/billing`, terms);
  const refused = await order(await keyOf(ctx, { ...owner, teamId: prepaid }), 'invoice');
  expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  expect(await ctx.db.$count(podcasts, eq(podcasts.teamId, prepaid))).toBe(0);
  const { teamId, key } = await teamOnInvoice(3 * PRICE + 1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(key, 'invoice')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 402, 402]);
  expect(answers.find(({ status }) => status === 201)?.body.payment.method).toBe('invoice');
  expect(await ctx.db.$count(podcasts, eq(podcasts.teamId, teamId))).toBe(3);
  const { open } = (await call(owner, `GET /api/teams/${teamId}/invoices`)).body;
  expect(open).toMatchObject({ monthCents: 3 * PRICE, openCents: 3 * PRICE });
});

test('a month becomes one numbered invoice, emailed and marked as paid; a late cancel is credited', async () => {
  const { teamId, key } = await teamOnInvoice(100_000);
  const orders = [await order(key, 'invoice'), await order(key, 'invoice'), await order(key, 'invoice')];
  const cancel = (index: number) =>
    callApi(app, `POST /v1/orders/${orders[index]?.body.id}/cancel`, { headers: key, body: {} });
  await cancel(0);
  setNow(new Date(start.getTime() + 60_000));
  await issueInvoices(ctx);
  setNow(start);
  expect((await call(owner, `GET /api/teams/${teamId}/invoices`)).body.invoices).toEqual([]);
  await monthsLater(1, issueTwice);
  const { invoices, open } = (await call(owner, `GET /api/teams/${teamId}/invoices`)).body;
  expect(invoices).toMatchObject([{ totalCents: 2 * PRICE, paidAt: null, isOverdue: false }]);
  expect(open).toMatchObject({ openCents: 0, lines: [] });
  const [invoice] = invoices;
  const { lines } = (await call(owner, `GET /api/teams/${teamId}/invoices/${invoice.id}`)).body;
  expect(lines.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
    PRICE,
    PRICE,
    PRICE,
    -PRICE,
  ]);
  expect(lines[0].description).toBe('48 Alder Lane, Larkmere');
  expect((new Date(invoice.dueAt).getTime() - new Date(invoice.issuedAt).getTime()) / 86_400_000).toBe(14);
  const [mail, ...more] = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'invoice'), eq(mails.mailKey, `invoice:${invoice.id}`)));
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: owner.email });
  expect(mail?.subject).toContain(`${invoice.number} from Hearthcast: $59.98`);
  expect(mail?.text.match(/48 Alder Lane/g)).toHaveLength(4);

  await monthsLater(1, () => cancel(1));
  await monthsLater(2, issueTwice);
  const later = await monthsLater(2, () => listInvoices(ctx, { teamId }, { state: 'all', limit: 25 }));
  expect(later.invoices).toMatchObject([{ isOverdue: true }]);
  expect((await findOpenCharges(ctx, teamId)).openCents).toBe(-PRICE);

  expect(
    (await desk('GET /api/desk/invoices?state=unpaid')).body.invoices.map(({ id }: { id: string }) => id),
  ).toContain(invoice.id);
  const pay = `POST /api/desk/invoices/${invoice.id}/paid`;
  expect((await desk(pay, { note: 'Check 1042' })).status).toBe(200);
  expect((await desk(pay, {})).status).toBe(404);
  expect((await call(owner, `GET /api/teams/${teamId}/invoices`)).body.invoices[0].paidAt).not.toBeNull();
});

test('invoice numbers have no gaps', async () => {
  for (const team of [await teamOnInvoice(PRICE), await teamOnInvoice(PRICE)])
    await order(team.key, 'invoice');
  await monthsLater(1, issueTwice);
  const numbers = (await desk('GET /api/desk/invoices')).body.invoices.map(({ number }: { number: string }) =>
    Number(number.replace('HC-', '')),
  );
  expect(numbers.toReversed()).toEqual(numbers.map((_: number, index: number) => index + 1));
});

test('money is for owners and admins; another team’s invoice doesn’t exist', async () => {
  const { teamId, key } = await teamOnInvoice(PRICE);
  const other = await createTestTeam(ctx, owner);
  await order(key, 'invoice');
  await monthsLater(1, issueTwice);
  const { invoices } = (await call(owner, `GET /api/teams/${teamId}/invoices`)).body;
  const read = (who: ApiAccount, team: string, rest: string) => call(who, `GET /api/teams/${team}/${rest}`);
  for (const rest of ['balance', 'invoices', `invoices/${invoices[0].id}`]) {
    expect((await read(owner, teamId, rest)).status).toBe(200);
    expect((await read(member, teamId, rest)).status).toBe(403);
    expect((await read(stranger, teamId, rest)).status).toBe(404);
  }
  expect((await read(owner, other, `invoices/${invoices[0].id}`)).status).toBe(404);
  const topUp = (who: ApiAccount) =>
    call(who, `POST /api/teams/${teamId}/balance/top-ups`, { amountCents: 5000 });
  expect([(await topUp(member)).status, (await topUp(stranger)).status]).toEqual([403, 404]);
});

test('a payment and a credit reach the team’s balance, not the payer’s', async () => {
  const teamId = await createTestTeam(ctx, owner);
  const before = (await call(owner, 'GET /api/balance')).body.balanceCents;
  const { body } = await call(owner, `POST /api/teams/${teamId}/balance/top-ups`, { amountCents: 5000 });
  await app.request(new URL(body.url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  const [page] = await ctx.db.select().from(demoPayments).where(eq(demoPayments.amountCents, 5000));
  expect(page?.successUrl).toContain(`/team/${teamId}?session_id=`);
  const credit = { amountCents: 123, reason: 'Welcome', formKey: randomUUID() };
  for (const isNew of [true, false])
    expect((await desk(`POST /api/desk/teams/${teamId}/grants`, credit)).body).toEqual({
      balanceCents: 5123,
      isNew,
    });
  const { balanceCents, entries } = (await call(owner, `GET /api/teams/${teamId}/balance`)).body;
  expect(balanceCents).toBe(5123);
  expect(entries).toMatchObject([
    { kind: 'grant', amountCents: 123 },
    { kind: 'top_up', amountCents: 5000 },
  ]);
  expect((await call(owner, 'GET /api/balance')).body.balanceCents).toBe(before);
  expect((await desk(`POST /api/desk/teams/${randomUUID()}/grants`, credit)).status).toBe(404);
});

test('a member orders for the team in three ways; a stranger in none', async () => {
  const { teamId } = await teamOnInvoice(PRICE);
  await grant(ctx, { ...owner, teamId }, PRICE);
  const buy = (who: ApiAccount, payment: string, formKey = randomUUID()) =>
    call(who, `POST /api/teams/${teamId}/orders`, {
      listingUrl: 'https://homes.example/1',
      payment,
      formKey,
    });
  const formKey = randomUUID();
  const first = await buy(member, 'invoice', formKey);
  expect(first).toMatchObject({ status: 200, body: { paymentUrl: null } });
  expect((await buy(member, 'invoice', formKey)).body.orderId).toBe(first.body.orderId);
  expect((await buy(member, 'invoice')).status).toBe(402);
  expect((await buy(member, 'balance')).status).toBe(200);
  expect((await buy(member, 'link')).body.paymentUrl).toMatch(/^http/);
  expect((await buy(stranger, 'link')).status).toBe(404);
  const saved = await ctx.db.select().from(podcasts).where(eq(podcasts.teamId, teamId));
  expect(saved.map(({ userId }) => userId)).toEqual([member.userId, member.userId, member.userId]);
  expect(await ctx.db.$count(invoiceLines, eq(invoiceLines.teamId, teamId))).toBe(1);
});

test('the order form can order for a team, but only its members can', async () => {
  const teamId = await createTestTeam(ctx, owner, { member: [member] });
  const form = (who: ApiAccount | undefined) =>
    callApi(app, 'POST /functions/v1/create-payment', {
      headers: who?.session ?? {},
      body: {
        listingUrl: `https://homes.example/${randomUUID()}`,
        teamId,
        ...(who ? {} : { userInfo: { name: 'A Guest', email: 'guest@billing.example', phone: '5550100' } }),
      },
    });
  expect([(await form(undefined)).status, (await form(stranger)).status]).toEqual([401, 404]);
  const { body } = await form(member);
  await app.request(new URL(body.url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  const [paid] = await ctx.db.select().from(podcasts).where(eq(podcasts.teamId, teamId));
  expect(paid).toMatchObject({ userId: member.userId, status: 'paid' });
  const late = await form(member);
  await call(owner, `DELETE /api/teams/${teamId}/members/${member.userId}`);
  await app.request(new URL(late.body.url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  expect(await ctx.db.$count(podcasts, eq(podcasts.teamId, teamId))).toBe(1);
  expect(await ctx.db.$count(podcasts, eq(podcasts.userId, member.userId))).toBeGreaterThan(0);
});

test('staff find teams and see what they owe', async () => {
  const { teamId } = await teamOnInvoice(PRICE);
  const found = await desk(`GET /api/desk/teams?search=owner@billing`);
  const row = found.body.teams.find(({ id }: { id: string }) => id === teamId);
  expect(row).toMatchObject({
    billing: 'invoice',
    ownerEmail: owner.email,
    members: 2,
    homes: 0,
    openCents: 0,
  });
  expect((await desk('GET /api/desk/teams?search=nobody-like-this')).body.teams).toEqual([]);
  expect((await desk(`PATCH /api/desk/teams/${teamId}/billing`, { billing: 'gold' })).status).toBe(400);
});
