import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { checkouts } from '#db/schema/checkouts.ts';
import { rateLimits } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { callFunction, createOrderApp, orderForm, readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { Owner } from './queries.ts';
import { payOwnOrder, retryPayment } from './retry-payment.ts';
import { listUnpaidOrders } from './unpaid-orders/queries.ts';

const { ctx, setNow } = await createTestContext({ listingSource: readableSource });
const app = createOrderApp(ctx);
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';
const ownerOf = (name: string): Owner => ({
  userId: crypto.randomUUID(),
  email: `${name}@example.com`,
  isEmailConfirmed: true,
});

async function order(name: string, formKey = name): Promise<string> {
  const form = { ...orderForm(name), idempotencyKey: `form-${formKey}` };
  const { body } = await callFunction(app, 'create-payment', form);
  return sessionOf(body.url);
}

async function settle(sessionId: string, state: 'paid' | 'failed'): Promise<void> {
  await ctx.payments.demoCheckout?.resolve(sessionId, state);
  await confirmPayment(ctx, sessionId);
}

beforeEach(async () => {
  setNow(new Date('2026-03-02T10:00:00Z'));
  await ctx.db.delete(rateLimits);
});

test('a canceled payment keeps its page, and a failed one gets another for the same order', async () => {
  const canceled = await order('retry');
  const { url } = await retryPayment(ctx, { sessionId: canceled, ip: '1.1.1.1' });
  expect(sessionOf(url)).toBe(canceled);
  await settle(canceled, 'failed');
  const pages = await Promise.all(
    Array.from({ length: 5 }, () => retryPayment(ctx, { sessionId: canceled, ip: '1.1.1.1' })),
  );
  const again = sessionOf(pages[0]?.url ?? '');
  expect(new Set(pages.map((page) => page.url)).size).toBe(1);
  expect(again).not.toBe(canceled);
  await settle(again, 'paid');
  const made = await ctx.db.select().from(podcasts).where(eq(podcasts.customerEmail, 'retry@example.com'));
  expect(made.map(({ status, listingUrl }) => [status, listingUrl])).toEqual([
    ['paid', 'https://homes.example/retry'],
  ]);
  const paid = await retryPayment(ctx, { sessionId: again, ip: '1.1.1.1' });
  expect(paid.url).toContain('/payment-success?session_id=');
});

test('an account lists each unpaid order once, until it is paid', async () => {
  const owner = ownerOf('lists');
  const first = await order('lists');
  await settle(first, 'failed');
  setNow(new Date('2026-03-02T10:05:00Z'));
  const second = await order('lists', 'another tab');
  const [unpaid, ...others] = await listUnpaidOrders(ctx, owner);
  expect(others).toEqual([]);
  expect(unpaid).toMatchObject({ amountCents: 2999, homes: [{ listingUrl: 'https://homes.example/lists' }] });
  const { url } = await payOwnOrder(ctx, { checkoutId: unpaid?.id ?? '', owner, ip: '1.1.1.1' });
  expect(sessionOf(url)).toBe(second);
  await settle(second, 'paid');
  expect(await listUnpaidOrders(ctx, owner)).toEqual([]);
});

test('after a week it is no longer listed', async () => {
  await order('week');
  setNow(new Date('2026-03-09T10:00:01Z'));
  expect(await listUnpaidOrders(ctx, ownerOf('week'))).toEqual([]);
});

test('nobody sees or pays someone else’s order', async () => {
  await order('private');
  const [row] = await ctx.db
    .select()
    .from(checkouts)
    .where(eq(checkouts.customerEmail, 'private@example.com'));
  const checkoutId = row?.id ?? '';
  const stranger = ownerOf('stranger');
  const unconfirmed = { ...ownerOf('private'), isEmailConfirmed: false };
  for (const owner of [stranger, unconfirmed]) {
    expect(await listUnpaidOrders(ctx, owner)).toEqual([]);
    const refused = payOwnOrder(ctx, { checkoutId, owner, ip: '1.1.1.1' });
    await expect(refused).rejects.toThrow('There is no such order.');
  }
  await expect(retryPayment(ctx, { sessionId: 'demo_nothing', ip: '1.1.1.1' })).rejects.toThrow(
    'There is no such order.',
  );
});
