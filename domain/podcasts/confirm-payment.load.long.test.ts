import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createStripePayments } from '#adapters/payments/stripe.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { callFunction, createOrderApp, orderForm, readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const webhookSecret = 'whsec_orders';
const fake = await startFakeStripe({ webhookSecret });
afterAll(fake.stop);
const payments = createStripePayments({ secretKey: 'sk_test_1', webhookSecret, apiUrl: fake.apiUrl });
const { ctx } = await createTestContext({ payments, listingSource: readableSource });
ctx.accounts.hasRateLimits = false;
const app = createOrderApp(ctx);

async function order(name: string, links: string[]): Promise<string> {
  const { body } = await callFunction(app, 'create-payment', orderForm(name, links));
  return body.url.split('/').at(-1);
}

async function tell(type: string, sessionId: string): Promise<number> {
  const { body, signature } = fake.sign(type, sessionId, ctx.now());
  const headers = { 'stripe-signature': signature };
  return (await app.request('/webhooks/stripe', { method: 'POST', body, headers })).status;
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

async function inParallel(work: (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const rest = [...work];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = rest.pop(); next; next = rest.pop()) await next();
    }),
  );
}

test('200 paid sessions reported 5 times each, 16 at once, in any order: every link becomes one podcast, job and delivery', async () => {
  const sessions: string[] = [];
  let links = 0;
  await inParallel(
    Array.from({ length: 200 }, (_, index) => async () => {
      const urls = Array.from(
        { length: index % 20 === 0 ? 3 : 1 },
        (_n, n) => `https://homes.example/${index}-${n}`,
      );
      links += urls.length;
      sessions.push(await order(`load-${index}`, urls));
    }),
    16,
  );
  expect(new Set(sessions).size).toBe(200);
  const statuses: number[] = [];
  const work = sessions.flatMap((id) => {
    fake.settle(id, 'paid');
    const told = ['completed', 'completed', 'async_payment_succeeded'].map((kind) => async () => {
      statuses.push(await tell(`checkout.session.${kind}`, id));
    });
    const asked = [1, 2].map(() => async () => {
      const { body } = await callFunction(app, 'verify-payment', { session_id: id });
      expect(body).toEqual({ success: true, payment_status: 'paid' });
    });
    return [...told, ...asked];
  });
  await inParallel(shuffled(work), 16);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const made = await ctx.db.select().from(podcasts);
  expect(made).toHaveLength(links);
  expect(made.every((row) => row.status === 'paid')).toBe(true);
  const { rows } = await ctx.db.execute(sql`select 1 from pgboss.job where name = 'produce-episode'`);
  expect(rows).toHaveLength(links);
  expect(await ctx.db.select().from(contacts)).toHaveLength(links);
  // CRM, sheet and webhook for each podcast; one email to staff for each order.
  expect(await ctx.db.select().from(contactDeliveries)).toHaveLength(links * 3 + 200);
  const kinds = (await ctx.db.select().from(mails)).map((mail) => mail.kind);
  expect(kinds.filter((kind) => kind === 'order-confirmation')).toHaveLength(200);
  expect(kinds.filter((kind) => kind === 'set-up-account')).toHaveLength(200);
}, 240_000);
