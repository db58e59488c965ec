import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { eventually } from '#tests/support/processes.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { startWorker } from './worker.ts';

const { ctx, databaseUrl } = await createTestContext();
const warnings: unknown[] = [];
const queue = await openQueue<Jobs>({
  url: databaseUrl,
  // One more attempt, right away; otherwise unchanged.
  jobs: Object.fromEntries(
    Object.entries(jobSettings).map(([name, settings]) => [
      name,
      { ...settings, retryLimit: 1, retryDelaySeconds: 0, retryDelayMaxSeconds: 0 },
    ]),
  ) as typeof jobSettings,
  onError: (error) => warnings.push(error.message),
  isWorker: true,
});
const stopping = new AbortController();
afterAll(() => queue.stop());

/** How each email's job has failed, by email. */
const failures: Record<string, unknown> = {
  '00000000-0000-4000-8000-000000000001': new Error('a text with NUL: \0'),
  '00000000-0000-4000-8000-000000000002': new Error('half a character: \ud83c'),
  '00000000-0000-4000-8000-000000000003': new Error('much too long '.repeat(100_000)),
  '00000000-0000-4000-8000-000000000004': Object.defineProperty(new Error('cannot be read'), 'field', {
    enumerable: true,
    get: () => {
      throw new Error('not this either');
    },
  }),
  '00000000-0000-4000-8000-000000000005': undefined,
};
const failing = new Proxy(ctx.db, {
  get() {
    throw failures[current];
  },
});
let current = '';
await startWorker(
  { ...ctx, db: failing, log: { ...ctx.log, warn: () => {} } },
  (name, options, handle) =>
    queue.consume(name, options, (job) => {
      current = (job.payload as { mailId?: string } | null)?.mailId ?? '';
      return handle(job);
    }),
  { stopping: stopping.signal, producesEpisodes: true },
);

const listDeadLetters = async () => {
  const { rows } = await ctx.db.execute<{ name: string; data: unknown; tries: number; reason: string }>(
    sql`select source_name as name, data, source_retry_count as tries, source_output ->> 'message' as reason
      from pgboss.job where name = 'dead-letters' order by data`,
  );
  return rows;
};

test('whatever error a job fails with, it ends up in the dead letters with the reason', async () => {
  for (const mailId of Object.keys(failures)) await ctx.queue.send('send-mail', { mailId });
  const letters = await eventually(listDeadLetters, (rows) => rows.length === Object.keys(failures).length);
  expect(letters.map(({ tries }) => tries)).toEqual([1, 1, 1, 1, 1]);
  expect(letters.map(({ reason }) => reason.slice(0, 26))).toEqual([
    'a text with NUL: \uFFFD',
    'half a character: \uFFFD',
    'much too long much too lon',
    'cannot be read',
    'undefined',
  ]);
  expect(warnings).toEqual([]);
});

test('a payload that cannot be processed is not retried', async () => {
  await ctx.db.execute(sql`delete from pgboss.job`);
  const poison = [null, {}, { podcastId: 7 }, { podcastId: 'not-an-id' }, { listingId: 'elsewhere' }];
  for (const [n, payload] of poison.entries())
    await queue.boss.send('produce-episode', payload as object, { singletonKey: String(n) });
  const letters = await eventually(listDeadLetters, (rows) => rows.length === poison.length);
  for (const { name, tries, reason } of letters) {
    expect([name, tries]).toEqual(['produce-episode', 0]);
    expect(reason).toContain('The payload is not right');
  }
});
