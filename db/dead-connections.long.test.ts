import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { openChangeFeed } from './changes.ts';
import { createDb, isDatabaseAway } from './client.ts';
import { openQueue } from './queue.ts';
import { markets } from './schema/directory.ts';

const { ctx, databaseUrl } = await createTestContext();
const proxy = await startDatabaseProxy(databaseUrl);
const stops: (() => unknown)[] = [];
afterAll(async () => {
  // First, so that nothing waits for a dead connection.
  proxy.close();
  for (const stop of stops) await stop();
});

const MAX_OUTAGE_MS = 15_000;

/** Retries at once until it succeeds or the outage has lasted too long. */
async function succeeds(attempt: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + MAX_OUTAGE_MS;
  let isDone = false;
  while (!isDone && performance.now() < end) {
    isDone = await attempt().then(
      () => true,
      () => false,
    );
  }
}

test('connections that die silently are noticed, and everything works again within 15 seconds', async () => {
  const { db, dropIdle, close } = createDb(proxy.url, { connections: 5 });
  stops.push(close);
  const feed = await openChangeFeed(proxy.url, { onError: () => {}, onDead: dropIdle });
  stops.push(feed.stop);
  const queue = await openQueue<Jobs>({
    url: proxy.url,
    jobs: jobSettings,
    onError: () => {},
    isWorker: true,
  });
  stops.push(queue.stop);
  const worked = Promise.withResolvers<string>();
  await queue.consume('send-mail', { concurrency: 1 }, async ({ payload }) => worked.resolve(payload.mailId));
  // All connections of the pool are open when the network goes.
  await Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select pg_sleep(0.05)`)));
  const anything = new Promise<void>((done) => {
    feed.subscribe(({ table }) => table === '*' && done());
  });

  proxy.freeze();
  const frozenAt = performance.now();
  await ctx.queue.send('send-mail', { mailId: 'sent-in-the-outage' });
  const stuck = db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: Error) => error);
  await Promise.all([
    succeeds(() => Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select 1`)))),
    anything,
    worked.promise,
    stuck,
  ]);
  expect(performance.now() - frozenAt).toBeLessThan(MAX_OUTAGE_MS);
  expect(await worked.promise).toBe('sent-in-the-outage');
  expect(isDatabaseAway(await stuck), 'callers are told to retry').toBe(true);

  const changed = new Promise((done) =>
    feed.subscribe((change) => change.table === 'markets' && done(change)),
  );
  await ctx.db.insert(markets).values({ slug: 'astoria', name: 'Astoria', state: 'Oregon' });
  await changed;
  expect(feed.ageMs()).toBeLessThan(MAX_OUTAGE_MS);
});

test('every connection ends statements before their silence counts as death', async () => {
  const { db, close } = createDb(databaseUrl, { connections: 1 });
  stops.push(close);
  const { rows } = await db.execute<{ statement_timeout: string }>(sql`show statement_timeout`);
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});
