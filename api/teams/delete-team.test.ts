import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts } from '#db/schema/checkouts.ts';
import { invoiceLines, invoices } from '#db/schema/invoices.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { issueInvoices } from '#domain/invoices/issue-invoices.ts';
import { createApiOrder } from '#domain/podcasts/api-orders/create-api-order.ts';
import { deleteTeam } from '#domain/teams/delete-team.ts';
import { inviteMember } from '#domain/teams/invite-member.ts';
import { callApi, createApiAccount, createOwnThings, grant, keyOf } from '#tests/support/api-account.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { readableSource } from '#tests/support/order-app.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext({ listingSource: readableSource });
const app = createFullApp({ ...ctx, accounts: { ...ctx.accounts, hasRateLimits: false } });
const owner = await createApiAccount(ctx, 'owner@ending.example');
const other = await createApiAccount(ctx, 'other@ending.example');
const staff = await signedIn(ctx, { email: 'staff@ending.example', isAdmin: true });
const remove = (teamId: string, who = owner) =>
  callApi(app, `DELETE /api/teams/${teamId}`, { headers: who.session });
const ip = '127.0.0.1';
const line = (teamId: string, amountCents: number) => ({
  teamId,
  kind: 'order' as const,
  lineKey: randomUUID(),
  amountCents,
  description: 'An order',
  podcastId: randomUUID(),
  createdAt: ctx.now(),
});
const invoice = (teamId: string) => ({
  teamId,
  number: 9000,
  periodFrom: '2026-01-01',
  periodTo: '2026-01-31',
  totalCents: 2999,
  teamName: 'A team',
  billingEmail: owner.email,
  issuedAt: ctx.now(),
  dueAt: ctx.now(),
});

test('a deleted team’s homes go to its owner, and its keys, webhooks, feed and invitations end', async () => {
  const teamId = await createTestTeam(ctx, owner);
  const home = await createOwnThings(ctx, { ...owner, teamId });
  const left = await createOwnThings(ctx, { ...other, teamId });
  const key = await keyOf(ctx, { ...owner, teamId });
  const webhook = { url: 'https://hooks.example.com/in', events: ['order.paid'] };
  const created = await callApi(app, `POST /api/teams/${teamId}/webhooks`, {
    headers: owner.session,
    body: webhook,
  });
  await inviteMember(ctx, { teamId, userId: owner.userId, email: 'late@ending.example', role: 'member', ip });
  expect(await remove(teamId)).toMatchObject({ status: 200, body: { homes: 2 } });
  for (const { orderId } of [home, left]) {
    const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, orderId));
    expect(podcast).toMatchObject({ teamId: null, userId: owner.userId, customerEmail: owner.email });
  }
  expect((await callApi(app, 'GET /v1/orders', { headers: key })).status).toBe(401);
  expect((await callApi(app, 'GET /api/teams', { headers: owner.session })).body.teams).toEqual([]);
  expect((await app.request(`/feeds/teams/${teamId}.xml`)).status).toBe(404);
  const log = `GET /api/webhooks/${created.body.id}/deliveries`;
  expect((await callApi(app, log, { headers: owner.session })).status).toBe(404);
  const desk = await callApi(app, 'GET /api/desk/teams', { headers: staff.headers });
  expect(JSON.stringify(desk.body)).not.toContain(teamId);
  expect((await remove(teamId)).status).toBe(404);
});

test('only an owner can delete a team; for others it does not exist', async () => {
  const teamId = await createTestTeam(ctx, owner, { admin: [other] });
  expect((await remove(teamId, other)).status).toBe(403);
  expect((await remove(await createTestTeam(ctx, owner), other)).status).toBe(404);
});

const looseEnds: [string, RegExp, (teamId: string) => Promise<unknown>][] = [
  ['an episode is being made', /still making an episode/, (teamId) => order(teamId, 'processing')],
  ['an invoice is open', /Pay the open invoice/, (teamId) => ctx.db.insert(invoices).values(invoice(teamId))],
  [
    'a charge is not billed',
    /haven’t billed/,
    (teamId) => ctx.db.insert(invoiceLines).values(line(teamId, 2999)),
  ],
  ['there is a balance', /still has a balance/, (teamId) => grant(ctx, { ...owner, teamId }, 100)],
  ['a top-up is open', /still open/, openTopUp],
];

test.each(looseEnds)('a team cannot be deleted while %s', async (_, reason, prepare) => {
  const teamId = await createTestTeam(ctx, owner);
  await prepare(teamId);
  const answer = await remove(teamId);
  expect(answer.status).toBe(409);
  expect(answer.body.error.message).toMatch(reason);
});

test('a team cannot be deleted while others are on it', async () => {
  const teamId = await createTestTeam(ctx, owner, { member: [other] });
  expect((await remove(teamId)).body.error.message).toBe('Remove the other person first.');
});

test('a canceled order from this month blocks nothing, now or when invoices are issued', async () => {
  const teamId = await createTestTeam(ctx, owner);
  await ctx.db.insert(invoiceLines).values([line(teamId, 2999), line(teamId, -2999)]);
  expect((await remove(teamId)).status).toBe(200);
  const start = ctx.now();
  setNow(new Date(start.getTime() + 40 * 86_400_000));
  await issueInvoices(ctx);
  setNow(start);
  expect(await ctx.db.$count(invoices, eq(invoices.teamId, teamId))).toBe(0);
});

const orderFor = (teamId: string) =>
  createApiOrder(ctx, {
    owner: { ...owner, isEmailConfirmed: true, teamId },
    idempotencyKey: randomUUID(),
    order: {
      factSheet: { street: '48 Alder Lane', city: 'Larkmere', state: 'VT', price: 489_000 },
      payment: 'link',
    },
  });

test('an order in progress when its team was deleted is refused', async () => {
  const teamId = await createTestTeam(ctx, owner);
  await remove(teamId);
  await expect(orderFor(teamId)).rejects.toThrow('There is no such team.');
});

test('a simultaneous order and deletion leave no order without an owner', async () => {
  for (let time = 0; time < 3; time += 1) {
    const teamId = await createTestTeam(ctx, owner);
    const deletion = deleteTeam(ctx, { teamId, userId: owner.userId, ip });
    await Promise.allSettled([orderFor(teamId), deletion]);
    expect(await ctx.db.$count(podcasts, eq(podcasts.teamId, teamId))).toBe(0);
  }
});

async function order(teamId: string, status: 'processing') {
  const { orderId } = await createOwnThings(ctx, { ...owner, teamId });
  await ctx.db.update(podcasts).set({ status }).where(eq(podcasts.id, orderId));
}

async function openTopUp(teamId: string) {
  await ctx.db.insert(checkouts).values({
    idempotencyKey: randomUUID(),
    provider: 'demo',
    purpose: 'top_up',
    status: 'open',
    teamId,
    customerEmail: owner.email,
    links: [],
    unitCents: 1000,
    expiresAt: ctx.now(),
  });
}
