import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { podcasts } from '#db/schema/podcasts.ts';
import { createListing } from '#domain/listings/create-listing.ts';
import { readableSource } from '#tests/support/order-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { checkOrders } from './check-orders.ts';
import { createOrder } from './create-order.ts';
import { StaffOrder } from './schema.ts';

const { ctx } = await createTestContext({ listingSource: readableSource });
const row = (name: string, more: object = {}) => ({
  customer_email: `${name}@check.example`,
  customer_first_name: 'Pat',
  customer_last_name: 'Lee',
  listing_url: `https://homes.example/${name}`,
  ...more,
});

test('says which links can be read and what exists already, and creates nothing', async () => {
  const actor = { actorId: null, ip: null };
  const before = await checkOrders(ctx, [row('first')]);
  expect(before).toMatchObject([{ row: 1, problem: null, isReadable: true, duplicate: null }]);
  expect(before[0]?.address).toMatch(/\d+ .+/);

  await createOrder(ctx, { order: StaffOrder.parse(row('ordered')), actor });
  await createListing(ctx, { listingUrl: 'https://homes.example/known', actor });
  const [counted] = await ctx.db.select({ count: count() }).from(podcasts);
  const checks = await checkOrders(ctx, [
    row('ordered'),
    row('elsewhere', { row: 7 }),
    row('wall'),
    row('bad', { customer_email: 'nobody' }),
    row('again', { listing_url: 'https://homes.example/known' }),
  ]);
  expect(checks.map((check) => check.row)).toEqual([1, 7, 3, 4, 5]);
  expect(checks[0]?.duplicate).toMatch(/^This customer already ordered this link on \w{3} \d+, \d{4}$/);
  expect(checks[1]?.duplicate).toMatch(/^We already have a listing at .+$/);
  expect(checks[2]).toMatchObject({ isReadable: false, duplicate: null });
  expect(checks[2]?.reason).toBeTruthy();
  expect(checks[3]).toMatchObject({ problem: 'Please enter a valid email address', isReadable: false });
  expect(checks[4]?.duplicate).toBe('We already have a listing for this link');
  expect(await ctx.db.select({ count: count() }).from(podcasts)).toEqual([counted]);
});

test('the same form sent again stays one order', async () => {
  const input = {
    order: StaffOrder.parse(row('form')),
    formKey: 'a-form-of-mine',
    actor: { actorId: null, ip: null },
  };
  const first = await createOrder(ctx, input);
  expect(await createOrder(ctx, input)).toEqual({ podcastId: first.podcastId, isNew: false });
});
