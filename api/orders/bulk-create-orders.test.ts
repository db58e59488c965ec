import { expect, test } from 'vitest';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const staff = await signedIn(ctx, { email: 'staff@orders.example', isAdmin: true });

async function bulk(body: string) {
  const answer = await app.request('/functions/v1/bulk-create-orders', {
    method: 'POST',
    headers: { ...staff.headers, 'Content-Length': String(body.length) },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

const order = {
  customer_email: 'a@orders.example',
  customer_first_name: 'A',
  customer_last_name: 'B',
  listing_url: 'https://homes.example/a',
};

test('returns the result of every row', async () => {
  const answer = await bulk(JSON.stringify({ orders: [order, { ...order, listing_url: '' }] }));
  expect(answer).toMatchObject({
    status: 200,
    body: {
      successful: 1,
      failed: 1,
      results: [
        { row: 1, success: true },
        { row: 2, podcast_id: null },
      ],
    },
  });
});

test.each([
  [JSON.stringify({ orders: [] }), 'No valid orders to process'],
  [JSON.stringify({}), 'No valid orders to process'],
  [JSON.stringify({ orders: Array(1001).fill(order) }), 'At most 1,000 orders at once'],
  [
    JSON.stringify({
      orders: [
        { ...order, row: 3 },
        { ...order, row: 3 },
      ],
    }),
    'Row 3 appears twice',
  ],
  [' '.repeat(50 * 1024 * 1024), 'The request is too large.'],
])('clearly refuses anything that is not a file of orders (%#)', async (body, message) => {
  expect(await bulk(body)).toMatchObject({ status: 400, body: { error: { code: 'invalid', message } } });
});
