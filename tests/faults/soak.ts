import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { readArguments } from '../../commands/read-arguments.ts';
import { placeOrder } from './customers.ts';
import { ask } from './find-violations.ts';
import { describeMemory, readSamples } from './memory-report.ts';
import { createStaffWatch } from './staff-watch.ts';
import { visitPages } from './visitors.ts';
import { startWorld } from './world.ts';

const usage = `Usage: npm run soak -- [--minutes 120] [--every 30]
One worker makes one episode after another while visitors look at the pages. Measures the memory of worker, website,
studio and voices after garbage collection, and fails when one of them surely grows.
  --every  starts at most one order in so many seconds, to leave the machine to others in between`;
const { minutes, every } = readArguments(usage, {
  options: { minutes: { type: 'string', default: '120' }, every: { type: 'string', default: '0' } },
}).values;
const roles = ['worker', 'website', 'studio', 'voices'];
const MEGABYTE = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-memory-'));
const reported = `--import ${join(import.meta.dirname, 'report-memory.ts')}`;
const world = await startWorld({ env: { MEMORY_FOLDER: folder } });
await world.startSite({ NODE_OPTIONS: reported });
// As `npm run worker` sets it.
await world.startWorker({ MALLOC_ARENA_MAX: '2', NODE_OPTIONS: `--max-semi-space-size=4 ${reported}` });
const { db, close } = createDb(world.databaseUrl);
const { queue, stop } = await openQueue<Jobs>({
  url: world.databaseUrl,
  jobs: jobSettings,
  onError: () => {},
  isWorker: false,
});
const watch = createStaffWatch(db, queue);
const startedAt = Date.now();
let orders = 0;
let orderedAt = 0;
let visits = 0;
let minute = 0;
while (Date.now() - startedAt < Number(minutes) * 60_000) {
  const [open] = await ask(
    db,
    sql`select count(*)::text as n from podcasts where status not in ('pending', 'completed')`,
  );
  if (Number(open?.n) < 2 && Date.now() - orderedAt >= Number(every) * 1000) {
    orders += 1;
    orderedAt = Date.now();
    await placeOrder(world, orders);
  }
  // What fails on a busy machine is retried in the next round.
  await watch.look().catch(() => {});
  visits += await visitPages(world.siteUrl, db);
  if (Date.now() - startedAt > (minute + 1) * 60_000) {
    minute += 1;
    const now = roles.map((role) => {
      const last = readSamples(folder, role).at(-1);
      return `${role} ${((last?.rss ?? 0) / MEGABYTE).toFixed(0)} MB`;
    });
    console.log(`${minute} min: ${orders} orders, ${visits} visits, ${now.join(', ')}`);
  }
  await wait(500);
}
const [made] = await ask(db, sql`select count(*)::text as n from production_runs where state = 'delivered'`);
await stop();
await close();
await world.stop();

console.log(`\n${made?.n} episodes and ${visits} visits in ${minutes} minutes; samples in ${folder}`);
const found = roles.map((role) => describeMemory(role, readSamples(folder, role)));
for (const { line } of found) console.log(line);
process.exit(found.some(({ isLeak }) => isLeak) ? 1 : 0);
