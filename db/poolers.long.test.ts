import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { hasPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { openChangeFeed } from './changes.ts';
import { createDb } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { openQueue } from './queue.ts';
import { markets } from './schema/directory.ts';

const { databaseUrl } = await createTestContext();
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Opens everything that talks to the database: pool, feed and queue. */
async function openAll(url: string, directUrl = url) {
  await migrateDatabase(directUrl, join('db', 'migrations'));
  const { db, close } = createDb(url);
  stops.push(close);
  const feed = await openChangeFeed(directUrl, { onError: () => {} });
  stops.push(feed.stop);
  const queue = await openQueue<Jobs>({
    url: directUrl,
    jobs: jobSettings,
    onError: () => {},
    isWorker: true,
  });
  stops.push(queue.stop);
  return { db, feed, queue };
}

async function expectAllWorks({ db, feed, queue }: Awaited<ReturnType<typeof openAll>>, slug: string) {
  const changed = new Promise((done) => feed.subscribe(({ table }) => table === 'markets' && done(table)));
  const worked = new Promise<object>((done) => {
    void queue.consume('send-mail', { concurrency: 1 }, async ({ payload }) => done(payload));
  });
  await db.insert(markets).values({ slug, name: slug, state: 'Oregon' });
  await queue.queue.within(db).send('send-mail', { mailId: slug });
  expect(await Promise.all([changed, worked])).toEqual(['markets', { mailId: slug }]);
  const { rows } = await db.execute(sql`show statement_timeout`);
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
}

test('connections start with no parameter that a pooler refuses', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const url = `postgresql://hearthcast@127.0.0.1:${(server.address() as AddressInfo).port}/hearthcast`;
  const { db, close } = createDb(url);
  stops.push(close);
  const query = db.execute(sql`select 1`).catch(() => {});
  const [socket] = await once(server, 'connection');
  const [packet] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  await query;
  const words = packet.subarray(8).toString().split('\0');
  const names = words.filter((word, n) => n % 2 === 0 && word !== '');
  expect(names.sort()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
});

test('if messages never arrive, the start says what to set', async () => {
  const proxy = await startDatabaseProxy(databaseUrl, { dropsMessages: true });
  stops.push(proxy.close);
  await expect(openChangeFeed(proxy.url, { onError: () => {} })).rejects.toThrow(
    /pooler in transaction mode\. Set DATABASE_DIRECT_URL to the database itself/,
  );
});

test.runIf(hasPgBouncer)('everything works through PgBouncer in session mode', async () => {
  const bouncer = await startPgBouncer(databaseUrl, 'session');
  stops.push(bouncer.stop);
  await expectAllWorks(await openAll(bouncer.url), 'session');
});

test.runIf(hasPgBouncer)('PgBouncer in transaction mode is recognized', async () => {
  const bouncer = await startPgBouncer(databaseUrl, 'transaction');
  stops.push(bouncer.stop);
  await expect(openChangeFeed(bouncer.url, { onError: () => {} })).rejects.toThrow(/DATABASE_DIRECT_URL/);
});

test.runIf(hasPgBouncer)(
  'everything works through PgBouncer in transaction mode with a direct URL',
  async () => {
    const bouncer = await startPgBouncer(databaseUrl, 'transaction');
    stops.push(bouncer.stop);
    await expectAllWorks(await openAll(bouncer.url, databaseUrl), 'transaction');
  },
);
