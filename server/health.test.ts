import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { workerHeartbeats } from '#db/schema/operations.ts';
import { measureReadiness } from '#domain/operations/measure-readiness.ts';
import { recordWorkerHeartbeat } from '#domain/operations/record-worker-heartbeat.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createHealth, type HealthProbes } from './health.ts';

const { ctx, databaseUrl } = await createTestContext();
const proxy = await startDatabaseProxy(databaseUrl);
const { db, close } = createDb(proxy.url, { connections: 3 });
afterAll(async () => {
  proxy.close();
  await close();
});
beforeEach(async () => {
  await ctx.db.delete(workerHeartbeats);
  await ctx.db.execute(sql`delete from pgboss.job`);
  await recordWorkerHeartbeat(ctx, 'elsewhere');
});

const probes: HealthProbes = {
  measure: () => measureReadiness(ctx),
  storage: () => ctx.storage.stat('episodes/health.mp3'),
  feedAgeMs: ctx.changes.ageMs,
  voices: () => 'missing',
  worker: () => 'elsewhere',
};
const read = (changed: Partial<HealthProbes> = {}) => createHealth({ ...probes, ...changed })();

test('a website without its own worker sees workers elsewhere', async () => {
  expect(await read()).toEqual({
    status: 'ok',
    database: 'ok',
    queue: 'ok',
    queueAgeSeconds: 0,
    orderAgeSeconds: 0,
    worker: 'elsewhere',
    liveWorkers: 1,
    feed: 'ok',
    feedAgeSeconds: expect.any(Number),
    storage: 'ok',
    voices: 'missing',
  });
});

test('without live workers the status is degraded, unless one is starting', async () => {
  await ctx.db.update(workerHeartbeats).set({ seenAt: sql`now() - interval '20 seconds'` });
  expect(await read()).toMatchObject({ status: 'degraded', liveWorkers: 0 });
  expect(await read({ worker: () => 'starting' })).toMatchObject({ status: 'ok' });
  expect(await read({ worker: () => 'restarting' })).toMatchObject({ status: 'degraded' });
});

test('jobs that no worker takes are noticed; orders may wait longer', async () => {
  await ctx.queue.send('produce-episode', { podcastId: 'a' });
  await ctx.db.execute(sql`update pgboss.job set start_after = now() - interval '2 hours'`);
  expect(await read()).toMatchObject({ status: 'ok', queueAgeSeconds: 0, orderAgeSeconds: 7200 });
  await ctx.queue.send('send-mail', { mailId: 'a' });
  await ctx.db.execute(sql`update pgboss.job set start_after = now() - interval '6 minutes'`);
  expect(await read()).toMatchObject({ status: 'degraded', queue: 'late', queueAgeSeconds: 360 });
});

test('a silent feed and a store that doesn’t answer leave the pages up', async () => {
  expect(await read({ feedAgeMs: () => 16_000 })).toMatchObject({ status: 'degraded', feed: 'late' });
  const storage = () => Promise.reject(new Error('down'));
  expect(await read({ storage })).toMatchObject({ status: 'degraded', storage: 'failing' });
});

test('whatever the database does, both answers come within a second and no queries pile up', async () => {
  await db.execute(sql`select 1`);
  proxy.freezeAll();
  let asked = 0;
  const measure = () => {
    asked += 1;
    return measureReadiness({ db });
  };
  const app = createFullApp(ctx, { health: createHealth({ ...probes, measure }) });
  for (const [path, status] of [
    ['/health/ready', 503],
    ['/health/ready', 503],
    ['/health/live', 200],
  ] as const) {
    // A timer, not a clock: on a busy machine both are late, but in the same order.
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), 1_000));
    expect(await Promise.race([app.request(path), late])).toMatchObject({ status });
  }
  expect(asked).toBe(1);
});
