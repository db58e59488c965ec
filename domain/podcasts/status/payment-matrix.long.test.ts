import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createStripePayments } from '#adapters/payments/stripe.ts';
import { type CheckoutStatus, checkoutStatuses, type PodcastStatus } from '#db/column-values.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { callFunction, createOrderApp, orderForm, readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import type { Context } from '../../context.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { checkoutMoves, podcastsBefore, producibleStatuses } from './rules.ts';

const fake = await startFakeStripe({ webhookSecret: 'whsec_matrix' });
afterAll(fake.stop);
const payments = createStripePayments({
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_matrix',
  apiUrl: fake.apiUrl,
});
const { ctx } = await createTestContext({ payments, listingSource: readableSource });
const app = createOrderApp(ctx);

const outcomes = ['open', 'processing', 'paid', 'failed', 'expired', 'refunded'] as const;
const links = ['https://homes.example/matrix-1', 'https://homes.example/matrix-2'];

type Order = {
  checkout: CheckoutStatus;
  podcasts: PodcastStatus[];
  /** Podcasts for which production was requested. */
  jobs: number;
  mails: string[];
};

async function readOrder(tx: Context, sessionId: string): Promise<Order> {
  const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  const rows = await tx.db.select().from(podcasts).where(eq(podcasts.paymentSessionId, sessionId));
  const jobs = await tx.db.execute(sql`select 1 from pgboss.job where name = 'produce-episode'`);
  const sent = await tx.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, checkout?.customerEmail ?? ''));
  return {
    checkout: checkout?.status as CheckoutStatus,
    podcasts: rows.map(({ status }) => status),
    jobs: jobs.rows.length,
    mails: sent.map(({ kind }) => kind).sort(),
  };
}

function checkMove(before: Order, after: Order, at: string): void {
  if (before.checkout !== after.checkout)
    expect(checkoutMoves[after.checkout as 'open'].from, at).toContain(before.checkout);
  for (const [index, status] of before.podcasts.entries()) {
    const next = after.podcasts[index] as PodcastStatus;
    if (next !== status) expect(podcastsBefore[next], at).toContain(status);
  }
}

/**
 * Paid money has its podcasts, requested once and confirmed once, or was refunded; nothing unpaid is made.
 */
function checkOrder(order: Order, wasPaid: boolean, at: string): void {
  const confirmations = wasPaid ? ['order-confirmation', 'set-up-account'] : [];
  const refunds = order.checkout === 'refunded' ? ['order-refunded'] : [];
  expect(order.mails, at).toEqual([...confirmations, ...refunds].sort());
  expect(order.jobs, at).toBe(wasPaid ? links.length : 0);
  if (wasPaid) expect(['paid', 'refunded'], at).toContain(order.checkout);
  if (wasPaid) expect(order.podcasts, at).toHaveLength(links.length);
  if (order.checkout === 'paid')
    expect(
      order.podcasts.every((status) => producibleStatuses.includes(status)),
      at,
    ).toBe(true);
  else
    expect(
      order.podcasts.some((status) => producibleStatuses.includes(status)),
      at,
    ).toBe(false);
}

class TakenBack extends Error {}

async function takeBack(ctx: Context, work: (tx: Context) => Promise<void>): Promise<void> {
  const done = inTransaction(ctx, async (tx) => {
    await work(tx);
    throw new TakenBack();
  });
  await done.catch((error) => {
    if (!(error instanceof TakenBack)) throw error;
  });
}

async function report(tx: Context, sessionId: string, outcome: (typeof outcomes)[number]): Promise<void> {
  fake.settle(sessionId, outcome);
  await confirmPayment(tx, sessionId);
}

/** Everything stored about an order, except the time of its last change. */
async function fingerprint(tx: Context, sessionId: string): Promise<string> {
  const { rows } = await tx.db.execute(sql`
    select (to_jsonb(c) - 'updated_at')::text as row from checkouts c where session_id = ${sessionId}
    union all select (to_jsonb(p) - 'updated_at')::text from podcasts p where payment_session_id = ${sessionId}
    order by 1`);
  return JSON.stringify([rows, await readOrder(tx, sessionId)]);
}

/**
 * Applies every outcome after the ones before it and rolls it back, until nothing new happens: the stored state decides
 * what a report does, so no state needs to be tried twice. Reports the statuses that the checkout reached.
 */
async function reportAll(
  tx: Context,
  sessionId: string,
  path: string[],
  wasPaid: boolean,
  known = new Map<string, CheckoutStatus>(),
): Promise<Set<CheckoutStatus>> {
  const state = `${await fingerprint(tx, sessionId)} ${wasPaid}`;
  if (known.has(state)) return new Set(known.values());
  const before = await readOrder(tx, sessionId);
  known.set(state, before.checkout);
  for (const outcome of outcomes)
    await takeBack(tx, async (inner) => {
      await report(inner, sessionId, outcome);
      const after = await readOrder(inner, sessionId);
      const at = [...path, outcome].join(' → ');
      if (outcome === 'paid') expect(['paid', 'refunded'], at).toContain(after.checkout);
      if (outcome === 'refunded') expect(after.checkout, at).toBe('refunded');
      checkMove(before, after, at);
      const isPaid = wasPaid || after.checkout === 'paid';
      checkOrder(after, isPaid, at);
      await reportAll(inner, sessionId, [...path, outcome], isPaid, known);
    });
  return new Set(known.values());
}

/** The reports that lead a checkout to this status. */
const ways: Record<CheckoutStatus, (typeof outcomes)[number][]> = {
  opening: [],
  open: [],
  processing: ['processing'],
  paid: ['paid'],
  failed: ['processing', 'failed'],
  expired: ['expired'],
  refunded: ['processing', 'paid', 'refunded'],
};

test.each(checkoutStatuses)(
  'a checkout that is %s: after any reports in any order, exactly the paid orders are produced',
  async (status) => {
    const { body } = await callFunction(app, 'create-payment', orderForm(`matrix-${status}`, links));
    const sessionId: string = body.url.split('/').at(-1);
    await takeBack(ctx, async (tx) => {
      if (status === 'opening') await tx.db.update(checkouts).set({ status });
      for (const outcome of ways[status]) await report(tx, sessionId, outcome);
      expect((await readOrder(tx, sessionId)).checkout).toBe(status);
      const reached = await reportAll(tx, sessionId, [status], ways[status].includes('paid'));
      // Opening a checkout is our own action; no report does it.
      for (const [next, { from }] of Object.entries(checkoutMoves))
        if (next !== 'open' && from.includes(status as never)) expect(reached, next).toContain(next);
    });
  },
  120_000,
);
