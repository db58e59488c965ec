import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';
import { type Change, openChangeFeed } from './changes.ts';
import { markets } from './schema/directory.ts';

const { ctx, databaseUrl } = await createTestContext();

function nextChange(feed: Awaited<ReturnType<typeof openChangeFeed>>, table: string): Promise<Change> {
  return new Promise((resolve) => {
    const leave = feed.subscribe((change) => {
      if (change.table !== table) return;
      leave();
      resolve(change);
    });
  });
}

test('a row change reaches a listener with its id', async () => {
  const feed = await openChangeFeed(databaseUrl, { onError: () => {} });
  const told = nextChange(feed, 'markets');
  const [row] = await ctx.db
    .insert(markets)
    .values({ slug: 'bend', name: 'Bend', state: 'Oregon' })
    .returning();
  expect(await told).toEqual({ table: 'markets', id: row?.id });
  await feed.stop();
});

test('after a lost connection the feed listens again and says that anything may have changed', async () => {
  const feed = await openChangeFeed(databaseUrl, { onError: () => {} });
  const told = nextChange(feed, '*');
  await ctx.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearthcast-changes' and datname = current_database()`,
  );
  expect(await told).toEqual({ table: '*' });
  const row = nextChange(feed, 'markets');
  await ctx.db.insert(markets).values({ slug: 'astoria', name: 'Astoria', state: 'Oregon' });
  expect((await row).table).toBe('markets');
  await feed.stop();
});
