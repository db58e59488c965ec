import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { balanceEntries } from '#db/schema/balances.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { confirmPayment } from '#domain/podcasts/confirm-payment.ts';
import { callApi, createApiAccount, grant } from '#tests/support/api-account.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const agent = await createApiAccount(ctx, 'agent@balance.example');
const staff = await signedIn(ctx, { email: 'staff@balance.example', isAdmin: true });
const read = async (query = '') =>
  (await callApi(app, `GET /api/balance${query}`, { headers: agent.session })).body;

const topUp = (amountCents: unknown) =>
  callApi(app, 'POST /api/balance/top-ups', { headers: agent.session, body: { amountCents } });

test('a payment is added once, however often it is reported, and subtracted when it is refunded', async () => {
  const { body } = await topUp(12_345);
  const sessionId = new URL(body.url).pathname.split('/').at(-1) ?? '';
  expect(await read()).toMatchObject({ balanceCents: 0, entries: [] });
  const paid = await app.request(`/demo-checkout/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  expect(paid.headers.get('location')).toBe(`${ctx.site.url}/settings?session_id=${sessionId}`);
  await Promise.all([confirmPayment(ctx, sessionId), confirmPayment(ctx, sessionId)]);
  expect(await read()).toMatchObject({
    balanceCents: 12_345,
    entries: [{ kind: 'top_up', amountCents: 12_345, balanceCents: 12_345 }],
  });
  expect(await ctx.db.$count(podcasts)).toBe(0);
  await ctx.payments.refund(sessionId);
  await confirmPayment(ctx, sessionId);
  await confirmPayment(ctx, sessionId);
  expect((await read()).balanceCents).toBe(0);
});

test('an abandoned payment adds nothing', async () => {
  const before = (await read()).balanceCents;
  const { body } = await topUp(5_000);
  const sessionId = new URL(body.url).pathname.split('/').at(-1) ?? '';
  const [checkout] = await ctx.db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  expect(checkout).toMatchObject({ purpose: 'top_up', userId: agent.userId });
  const choice = new URLSearchParams({ choice: 'fail' });
  await app.request(`/demo-checkout/${sessionId}`, { method: 'POST', body: choice });
  expect((await read()).balanceCents).toBe(before);
});

test.each([0, 999, 1_000_001, 10.5, '5000', null, -5000])(
  'a payment of %j can’t be added',
  async (amount) => {
    expect((await topUp(amount)).status).toBe(400);
  },
);

const give = (body: object, headers: Record<string, string> = staff.headers) =>
  callApi(app, 'POST /api/balance/grants', { headers, body });

test('staff add a credit once per form; others can’t', async () => {
  const before = (await read()).balanceCents;
  const form = { email: agent.email, amountCents: 777, reason: 'A late episode', formKey: randomUUID() };
  expect((await give(form, agent.session)).status).toBe(403);
  const answers = await Promise.all([give(form), give(form), give(form)]);
  expect(answers.map(({ body }) => body.isNew).sort()).toEqual([false, false, true]);
  expect((await read()).balanceCents).toBe(before + 777);
  expect((await give({ ...form, email: 'nobody@balance.example' })).status).toBe(404);
  expect((await give({ ...form, amountCents: 0 })).status).toBe(400);
});

test('many changes at once follow each other without a gap, and the pages show them all', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => grant(ctx, agent, index + 1)));
  const entries = [];
  let cursor = '';
  do {
    const page = await read(`?limit=7${cursor}`);
    entries.push(...page.entries);
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
  } while (cursor);
  expect(entries).toHaveLength(await ctx.db.$count(balanceEntries, eq(balanceEntries.userId, agent.userId)));
  for (const [index, entry] of entries.entries())
    expect(entry.balanceCents - entry.amountCents).toBe(entries[index + 1]?.balanceCents ?? 0);
  expect(entries[0].balanceCents).toBe((await read()).balanceCents);
});
