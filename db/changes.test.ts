import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
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

test('a statement sends one message for all its rows, and none when nothing changed', async () => {
  const sent: string[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('notification', ({ payload = '' }) => sent.push(payload));
  await client.query('listen hearthcast_changes');
  const feed = await openChangeFeed(databaseUrl, { onError: () => {} });
  const told: Change[] = [];
  feed.subscribe((change) => told.push(change));
  const add = (name: string, count: number) =>
    ctx.db
      .insert(markets)
      .values(
        Array.from({ length: count }, (_, n) => ({
          slug: `${name}-${n}`,
          name: `${name} ${n}`,
          state: 'Oregon',
        })),
      )
      .returning({ id: markets.id });
  const few = await add('few', 3);
  await ctx.db.update(markets).set({ name: 'None' }).where(sql`false`);
  await add('many', 101);
  await ctx.db.delete(markets).where(sql`slug like 'few-%'`);
  const last = nextChange(feed, 'podcasts');
  await createPaidPodcast(ctx);
  await last;
  const ofMarkets = told.filter(({ table }) => table === 'markets');
  const ids = few.map(({ id }) => id).sort();
  const sorted = (part: Change[]) => part.map(({ id }) => id).sort();
  expect(sorted(ofMarkets.slice(0, 3))).toEqual(ids);
  expect(ofMarkets[3]).toEqual({ table: 'markets' });
  expect(sorted(ofMarkets.slice(4))).toEqual(ids);
  await client.query('select 1');
  expect(sent.filter((payload) => payload.includes('"markets"'))).toHaveLength(3);
  await feed.stop();
  await client.end();
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
