import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { bulkCreateOrders } from './bulk-create-orders.ts';
import { confirmStaffOrder } from './confirm-staff-order.ts';

const { ctx, queue } = await createTestContext();
const actor = { actorId: null, ip: '127.0.0.1' };

const order = (name: string, more: object = {}) => ({
  customer_email: `${name}@bulk.example`,
  customer_first_name: 'Pat',
  customer_last_name: 'Lee',
  listing_url: `https://homes.example/${name}`,
  ...more,
});
/** As many rows as requested, every tenth of them bad. */
const file = (name: string, rows: number) =>
  Array.from({ length: rows }, (_, index) =>
    order(`${name}${index}`, index % 10 === 9 ? { customer_email: 'nobody' } : {}),
  );
const ordersOf = (name: string) =>
  ctx.db
    .select()
    .from(podcasts)
    .where(like(podcasts.listingUrl, `https://homes.example/${name}%`));

test('reports a result for each row and creates paid orders from the valid ones', async () => {
  const { userId } = await createConfirmedUser(ctx, {
    email: 'known@bulk.example',
    firstName: 'Kim',
    password: 'Test-password-1',
  });
  const result = await bulkCreateOrders(ctx, {
    actor,
    orders: [
      order('known', { amount: 1500, customer_phone: '(555) 010-0100' }),
      order('second', { customer_email: 'SECOND@Bulk.example ' }),
      order('third', { customer_last_name: ' ' }),
      order('fourth', { listing_url: 'not a link' }),
      order('fifth', { amount: 12.5 }),
      { customer_email: 5 },
      order('nul', { customer_first_name: 'a\0b' }),
    ],
  });
  const required = 'Please fill in all required fields (email, first name, last name, listing URL)';
  expect(result).toMatchObject({ successful: 2, failed: 5 });
  expect(result.results.map(({ row, success, message }) => [row, success, message])).toEqual([
    [1, true, 'Order created'],
    [2, true, 'Order created'],
    [3, false, required],
    [4, false, 'Please enter a valid URL. It should start with https://.'],
    [5, false, 'Amount must be a whole number of cents'],
    [6, false, required],
    [7, false, 'This text contains characters we can’t store'],
  ]);
  const [first] = await ctx.db
    .select()
    .from(podcasts)
    .where(eq(podcasts.id, result.results[0]?.podcast_id as string));
  expect(first).toMatchObject({ status: 'paid', paymentMethod: 'staff', amountCents: 1500, userId });
  const [second] = await ordersOf('second');
  expect(second).toMatchObject({
    customerEmail: 'second@bulk.example',
    amountCents: 2999,
    customerPhone: '',
  });
  const pages = await ctx.db
    .select()
    .from(listings)
    .where(eq(listings.podcastId, second?.id as string));
  expect(pages).toMatchObject([{ status: 'pending', sourceUrl: 'https://homes.example/second' }]);
  const jobs = await queue.boss.fetch('produce-episode', { batchSize: 10 });
  expect(jobs.map((job) => job.data)).toEqual(
    expect.arrayContaining([{ podcastId: first?.id }, { podcastId: second?.id }]),
  );
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'order.bulk_created'));
  expect(entry?.details).toEqual({ podcastIds: [first?.id, second?.id] });
});

test('a file sent again creates nothing twice; another file can skip the same rows', async () => {
  const orders = [order('again'), order('again'), order('other')];
  const first = await bulkCreateOrders(ctx, { actor, orders, batchKey: 'file-one' });
  expect(first.successful).toBe(3);
  const second = await bulkCreateOrders(ctx, { actor, orders, batchKey: 'file-one', skipDuplicates: true });
  expect(second.results.map((row) => row.podcast_id)).toEqual(first.results.map((row) => row.podcast_id));
  expect(second.results.map((row) => row.message)).toEqual(
    Array(3).fill('Order already created from this file'),
  );
  const third = await bulkCreateOrders(ctx, {
    actor,
    orders: [...orders, order('new'), order('new')],
    batchKey: 'file-two',
    skipDuplicates: true,
  });
  expect(third.results.map((row) => row.success)).toEqual([false, false, false, true, false]);
  expect(third.results[0]?.message).toBe('This customer has already ordered this link');
  expect(await ordersOf('again')).toHaveLength(2);
});

test('when two people send a file at once, each row becomes one order', async () => {
  const orders = file('both', 60);
  const send = () => bulkCreateOrders(ctx, { actor, orders, batchKey: 'both-file' });
  const results = await Promise.all([send(), send(), send()]);
  expect(results.map((result) => result.successful)).toEqual([54, 54, 54]);
  expect(await ordersOf('both')).toHaveLength(54);
});

test('a customer with several rows gets one email and one account link', async () => {
  const orders = ['a', 'b', 'c'].map((name) =>
    order(`many-${name}`, { customer_email: 'many@bulk.example' }),
  );
  const { results } = await bulkCreateOrders(ctx, { actor, orders, batchKey: 'many-file' });
  for (const { podcast_id } of results) await confirmStaffOrder(ctx, podcast_id as string);
  const sent = await ctx.db.select().from(mails).where(eq(mails.recipient, 'many@bulk.example'));
  expect(sent.map((mail) => mail.kind).sort()).toEqual(['set-up-account', 'staff-order']);
  const mail = sent.find((one) => one.kind === 'staff-order');
  expect(mail?.subject).toBe('We’re making your 3 podcasts');
  for (const { listing_url } of orders) expect(mail?.text).toContain(listing_url);
});
