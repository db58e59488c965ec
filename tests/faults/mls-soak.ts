import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '#db/client.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openQueue } from '#db/queue.ts';
import type { Context } from '#domain/context.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { createPageReader } from '#domain/listings/page-reader.ts';
import { readArguments } from '../../commands/read-arguments.ts';
import { runMlsSoak } from '../support/mls-soak.ts';

const usage = `Usage: npm run mls:soak -- [--changes 10000] [--kills 10] [--ordered 40]
Follows the 200 listings of the sample MLS, some of them ordered, while it fails at random and the worker is killed. Fails
if a change was lost, doubled or applied out of order.`;
const { changes, kills, ordered } = readArguments(usage, {
  options: {
    changes: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    ordered: { type: 'string', default: '40' },
  },
}).values;

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-mls-'));
const postgres = await startPostgres({ folder: join(folder, 'postgres') });
await migrateDatabase(postgres.url, join(import.meta.dirname, '..', '..', 'db', 'migrations'));
const { db, close } = createDb(postgres.url);
const { queue, stop } = await openQueue<Jobs>({
  url: postgres.url,
  jobs: jobSettings,
  onError: () => {},
  isWorker: false,
});
const ctx = {
  db,
  queue,
  log: console,
  now: () => new Date(),
  site: { name: 'Hearthcast', url: 'http://localhost:3000' },
  pageReader: createPageReader(),
  mls: [],
} as unknown as Context;

const started = performance.now();
const report = await runMlsSoak({
  ctx,
  databaseUrl: postgres.url,
  rounds: Math.ceil(Number(changes) / 200),
  kills: Number(kills),
  ordered: Number(ordered),
  onRound: (round) => console.log(`round ${round}: ${round * 200} changes`),
});
console.log(
  JSON.stringify({ ...report, seconds: Math.round((performance.now() - started) / 1000) }, null, 2),
);
await stop();
await close();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
if (report.wrong.length > 0) process.exitCode = 1;
