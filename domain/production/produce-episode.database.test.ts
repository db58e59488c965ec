import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { type EmbeddedPostgres, startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openQueue } from '#db/queue.ts';
import { expectDelivered, expectMadeOnce } from '#tests/support/expect-delivered.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { eventually } from '#tests/support/processes.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortSteps } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { type Jobs, jobSettings } from '../jobs.ts';
import { produceEpisode } from './produce-episode.ts';
import type { Step } from './run/step.ts';

const parent = mkdtempSync(join(tmpdir(), 'hearthcast-killed-'));
const folder = join(parent, 'postgres');
const start = () => startPostgres({ folder, settings: { fsync: 'off' } });
let server = await start();
await migrateDatabase(server.url, 'db/migrations');
const { db, close } = createDb(server.url);
const queue = await openQueue<Jobs>({
  url: server.url,
  jobs: jobSettings,
  onError: () => {},
  isWorker: false,
});
const { ctx } = await createTestContext({ ...quickStudio, db, queue: queue.queue });
afterAll(async () => {
  await queue.stop();
  await close();
  await server.stop();
  rmSync(parent, { recursive: true, force: true });
});

function killServer(): void {
  const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** The killed server's processes need a moment to notice that it is gone. */
async function startAgain(): Promise<void> {
  const tried = () => start().catch(() => undefined);
  server = (await eventually(tried, (started) => started?.owned === true)) as EmbeddedPostgres;
}

test('the database is killed in the middle of a step and of the delivery: nothing is lost or duplicated', {
  timeout: 60_000,
}, async () => {
  const { id } = await createPaidPodcast(ctx);
  const killedAt = (name: Step['name'], moment: 'make' | 'apply') =>
    shortSteps.map((step): Step => {
      if (step.name !== name) return step;
      return {
        ...step,
        async run(work) {
          const made = await step.run(work);
          if (moment === 'make') killServer();
          return {
            ...made,
            apply: async (tx) => {
              await made.apply?.(tx);
              if (moment === 'apply') killServer();
            },
          };
        },
      };
    });
  for (const [name, moment] of [
    ['master-episode', 'make'],
    ['deliver-episode', 'apply'],
  ] as const) {
    await expect(produceEpisode(ctx, { podcastId: id }, killedAt(name, moment))).rejects.toThrow();
    await startAgain();
    await eventually(
      () =>
        endLease(ctx, id).then(
          () => true,
          () => false,
        ),
      (isOver) => isOver,
    );
  }
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  await expectDelivered(ctx, id);
  await expectMadeOnce(ctx, id);
});

test('transactions that hit a killed database return their connections', {
  timeout: 60_000,
}, async () => {
  const ask = () => db.transaction((tx) => tx.execute(sql`select 1`));
  await Promise.all(Array.from({ length: 10 }, ask));
  killServer();
  const answers = await Promise.allSettled(Array.from({ length: 30 }, ask));
  expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
  await startAgain();
  await expect(Promise.all(Array.from({ length: 10 }, ask))).resolves.toHaveLength(10);
});
