import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { inTransaction } from './in-transaction.ts';
import { openQueue } from './queue.ts';
import { markets } from './schema/directory.ts';

const { ctx, queue, databaseUrl } = await createTestContext();

async function waiting(name: 'send-mail'): Promise<unknown[]> {
  const jobs = await queue.boss.fetch(name, { batchSize: 50 });
  if (jobs.length > 0)
    await queue.boss.complete(
      name,
      jobs.map((job) => job.id),
    );
  return jobs.map((job) => job.data);
}

test('a row and its job commit together', async () => {
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(markets).values({ slug: 'bend', name: 'Bend', state: 'Oregon' });
    await tx.queue.send('send-mail', { mailId: 'a' });
  });
  expect(await waiting('send-mail')).toEqual([{ mailId: 'a' }]);
});

test('a failed transaction leaves neither row nor job', async () => {
  const failing = inTransaction(ctx, async (tx) => {
    await tx.db.insert(markets).values({ slug: 'gone', name: 'Gone', state: 'Oregon' });
    await tx.queue.send('send-mail', { mailId: 'b' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await ctx.db.select().from(markets).where(eq(markets.slug, 'gone'))).toEqual([]);
  expect(await waiting('send-mail')).toEqual([]);
});

test('a second job with the same key is not added while one waits', async () => {
  await ctx.queue.send('send-mail', { mailId: 'c' }, { key: 'c' });
  await ctx.queue.send('send-mail', { mailId: 'c' }, { key: 'c' });
  await ctx.queue.send('send-mail', { mailId: 'd' }, { key: 'd' });
  expect(await waiting('send-mail')).toHaveLength(2);
});

test('a start applies changed settings, and writes nothing if none have changed', async () => {
  const openAgain = async () => {
    const again = await openQueue<Jobs>({
      url: databaseUrl,
      jobs: jobSettings,
      onError: () => {},
      isWorker: false,
    });
    await again.stop();
  };
  const read = () =>
    ctx.db.execute(sql`select xmin::text, retry_limit from pgboss.queue where name = 'send-mail'`);
  await ctx.db.execute(sql`update pgboss.queue set retry_limit = 3 where name = 'send-mail'`);
  await openAgain();
  const { rows: changed } = await read();
  expect(changed).toMatchObject([{ retry_limit: jobSettings['send-mail'].retryLimit }]);
  await openAgain();
  expect((await read()).rows).toEqual(changed);
});
