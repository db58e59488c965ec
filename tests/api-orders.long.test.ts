import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { podcasts } from '#db/schema/podcasts.ts';
import { webhookDeliveries, webhookEvents } from '#db/schema/webhooks.ts';
import { createWebhook } from '#domain/webhooks/create-webhook.ts';
import { deliverLane } from '#domain/webhooks/deliver-lane.ts';
import { listDueLanes } from '#domain/webhooks/resume-deliveries.ts';
import { createHearthcastClient, listAll, type Order } from '../clients/typescript/client.ts';
import { createApiAccount, grant, keyOf } from './support/api-account.ts';
import { createFullApp } from './support/full-app.ts';
import { readableSource } from './support/order-app.ts';
import { createTestContext } from './support/test-context.ts';
import { startWebhookPeer } from './support/webhook-peer.ts';

/** A brokerage's day: bad network, failing payments, a receiver that fails 30 % of calls and is down for an hour. */
const ORDERS = Number(process.env.API_ORDERS ?? 60);
const PRICE = 2999;
const MAX_TRIES = 12;

const peer = await startWebhookPeer();
const { ctx, setNow } = await createTestContext({ webhooks: peer.sender, listingSource: readableSource });
const app = createFullApp({ ...ctx, accounts: { ...ctx.accounts, hasRateLimits: false } });
const agent = await createApiAccount(ctx, 'agent@brokerage.example');
const start = ctx.now().getTime();

/** The same random decisions in every run, by mulberry32. */
let seed = 7;
function chance(share: number): boolean {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < share;
}

/** Some requests never arrive, and some answers get lost. */
const badNetwork: typeof fetch = async (input, init) => {
  if (chance(0.05)) throw new TypeError('could not connect');
  const answer = await app.request(String(input), init);
  if (chance(0.15)) throw new TypeError('the answer was lost');
  return answer;
};

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

test(
  'each order once, each event at least once and in order per home, the balance exact',
  async () => {
    const paidOrders = Math.ceil(ORDERS / 2);
    await grant(ctx, agent, paidOrders * PRICE + 1);
    const events = ['order.paid', 'listing.changed'] as const;
    await createWebhook(ctx, { url: peer.url, events: [...events], userId: agent.userId, ip: '127.0.0.1' });
    const key = (await keyOf(ctx, agent)).Authorization.replace('Bearer ', '');
    const client = createHearthcastClient({
      key,
      baseUrl: ctx.site.url,
      fetch: badNetwork,
      wait: async () => {},
      retries: MAX_TRIES,
    });
    const orders = new Map<string, Order>();
    await inParallel(
      Array.from({ length: ORDERS }, (_, index) => index),
      async (index) => {
        const byBalance = index % 2 === 0;
        const factSheet = {
          street: `${index + 1} Alder Lane`,
          city: 'Larkmere',
          state: 'VT',
          price: 400_000,
        };
        const send = () =>
          client.createOrder(
            { factSheet, payment: byBalance ? 'balance' : 'link' },
            { idempotencyKey: `brokerage-order-${index}` },
          );
        const [order, repeated] = await Promise.all([send(), chance(0.3) ? send() : undefined]);
        if (repeated) expect(repeated.id).toBe(order.id);
        orders.set(factSheet.street, order);
        if (!byBalance) {
          const choice = new URLSearchParams({ choice: 'fail' });
          await app.request(order.payment.url ?? '', { method: 'POST', body: choice });
          return;
        }
        const listingId = order.listingId ?? '';
        for (const price of ['$390,000', '$380,000']) await client.updateListing({ listingId, price });
      },
    );
    await deliverEverything();

    expect(new Set([...orders.values()].map(({ id }) => id)).size).toBe(ORDERS);
    expect(await ctx.db.$count(podcasts, eq(podcasts.userId, agent.userId))).toBe(ORDERS);
    const statuses: Record<string, number> = {};
    for await (const { status } of listAll(client.listOrders, { limit: 100 }))
      statuses[status] = (statuses[status] ?? 0) + 1;
    expect(statuses).toEqual({ in_production: paidOrders, payment_failed: ORDERS - paidOrders });

    expect((await client.getBalance({})).balanceCents).toBe(1);
    let sum = 0;
    for await (const { amountCents } of listAll(client.listBalanceEntries, { limit: 100 }))
      sum += amountCents;
    expect(sum).toBe(1);

    const sent = await ctx.db.select().from(webhookEvents).orderBy(asc(webhookEvents.sequence));
    expect(sent).toHaveLength(paidOrders * 3);
    expect(await ctx.db.$count(webhookDeliveries, ne(webhookDeliveries.status, 'delivered'))).toBe(0);
    const firstTaken = [...new Set(peer.taken.map(({ id }) => id))];
    expect(firstTaken).toHaveLength(sent.length);
    for (const { id } of orders.values()) {
      const ofHome = new Set(sent.filter(({ podcastId }) => podcastId === id).map((event) => event.id));
      expect(firstTaken.filter((eventId) => ofHome.has(eventId))).toEqual([...ofHome]);
    }
    expect(peer.calls.length).toBeGreaterThan(peer.taken.length);
  },
  60_000 + ORDERS * 1_000,
);

/** Advances time by hours until nothing is waiting. */
async function deliverEverything(): Promise<void> {
  peer.answerWith(() => {
    const elapsedMs = ctx.now().getTime() - start;
    const isDown = elapsedMs >= 5_000 && elapsedMs < 3_600_000;
    return isDown || chance(0.3) ? 503 : 200;
  });
  for (;;) {
    for (let lanes = await listDueLanes(ctx); lanes.length > 0; lanes = await listDueLanes(ctx))
      await inParallel(lanes, (lane) => deliverLane(ctx, lane));
    const [next] = await ctx.db
      .select({ at: webhookDeliveries.nextAttemptAt })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.status, 'pending'), gt(webhookDeliveries.nextAttemptAt, ctx.now())))
      .orderBy(asc(webhookDeliveries.nextAttemptAt))
      .limit(1);
    if (!next) return;
    setNow(next.at);
  }
}
