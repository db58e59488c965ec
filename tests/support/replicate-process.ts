import { setTimeout as wait } from 'node:timers/promises';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import type { Context } from '#domain/context.ts';
import type { Jobs } from '#domain/jobs.ts';
import { replicateFeeds } from '#domain/listings/mls/replicate-feeds.ts';
import { createSampleFeed } from './sample-mls.ts';

/**
 * A separate worker that follows the sample MLS until it's killed. Its clock runs fast, so pauses are short. Every process
 * continues from the same moment: a pause that one was told to make ends for the next one, too.
 */
const [databaseUrl = '', feedUrl = '', startedMs = ''] = process.argv.slice(2);
const SPEED = 40;

const { db } = createDb(databaseUrl);
const { queue } = await openQueue<Jobs>({
  url: databaseUrl,
  // They already exist.
  jobs: {} as never,
  isWorker: false,
  onError: () => {},
});
const started = Number(startedMs);
const ctx = {
  db,
  queue,
  log: { debug: () => {}, info: () => {}, warn: () => {}, error: console.error },
  now: () => new Date(started + (Date.now() - started) * SPEED),
  site: { name: 'Hearthcast', url: 'http://localhost:3000' },
  mls: [createSampleFeed(feedUrl)],
} as unknown as Context;

process.stdout.write('started\n');
for (;;) {
  // A database that is too busy to respond fails a job, and the next one continues.
  await replicateFeeds(ctx).catch((error: unknown) => process.stdout.write(`${error}\n`));
  await wait(5);
}
