import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { count, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { eventually } from '#tests/support/processes.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { bulkCreateOrders } from './bulk-create-orders.ts';

const { ctx, databaseUrl } = await createTestContext();
const actor = { actorId: null, ip: '127.0.0.1' };

/** As many rows as `bulk-orders-process.ts` sends, every tenth of them bad. */
const file = (name: string, rows: number) =>
  Array.from({ length: rows }, (_, index) => ({
    customer_email: index % 10 === 9 ? 'nobody' : `${name}${index}@bulk.example`,
    customer_first_name: 'Pat',
    customer_last_name: 'Lee',
    listing_url: `https://homes.example/${name}${index}`,
  }));
const ordersOf = (name: string) =>
  ctx.db
    .select()
    .from(podcasts)
    .where(like(podcasts.listingUrl, `https://homes.example/${name}%`));

test('1,000 rows with 100 bad ones, killed halfway and sent again: each valid row once, in under ten seconds', {
  timeout: 60_000,
}, async () => {
  const child = spawn(
    process.execPath,
    ['tests/support/bulk-orders-process.ts', databaseUrl, 'big', '1000'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await eventually(
    () => ordersOf('big'),
    (orders) => orders.length > 0 || isOver,
  );
  child.kill('SIGKILL');
  await ended;
  const half = (await ordersOf('big')).length;
  expect(half).toBeGreaterThan(0);

  const started = performance.now();
  const result = await bulkCreateOrders(ctx, { actor, orders: file('big', 1000), batchKey: 'big-file' });
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(result).toMatchObject({ successful: 900, failed: 100 });
  expect(result.results.map((row) => row.row)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
  const made = await ordersOf('big');
  expect(made).toHaveLength(900);
  expect(new Set(made.map((row) => row.listingUrl)).size).toBe(900);
  const [pages] = await ctx.db
    .select({ count: count() })
    .from(listings)
    .where(like(listings.sourceUrl, 'https://homes.example/big%'));
  expect(pages?.count).toBe(900);
  const again = result.results.filter((row) => row.message === 'Order already created from this file');
  expect(again).toHaveLength(half);
});
