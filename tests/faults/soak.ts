import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { placeOrder } from './customers.ts';
import { ask } from './find-violations.ts';
import { createStaffWatch } from './staff-watch.ts';
import { startWorld } from './world.ts';

/**
 * `npm run soak [-- --minutes 120]`: one worker makes one episode after another, and the slope of its memory is measured.
 * Linux only, because it reads /proc.
 */
const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '120' } } }).values;
/** Code is loaded and caches fill with the first episodes. */
const WARM_UP_SHARE = 0.25;
const SAMPLE_MS = 10_000;

const world = await startWorld();
await world.startSite();
// As `npm run worker` has it.
const worker = await world.startWorker({ MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=4' });
const { db, close } = createDb(world.databaseUrl);
const { queue, stop } = await openQueue<Jobs>({
  url: world.databaseUrl,
  jobs: jobSettings,
  onError: () => {},
  isWorker: false,
});
const watch = createStaffWatch(db, queue);
const startedAt = Date.now();
const samples: { hours: number; megabytes: number }[] = [];
let sampledAt = 0;
let orders = 0;
while (Date.now() - startedAt < Number(minutes) * 60_000) {
  const [row] = await ask(
    db,
    sql`select count(*)::text as left from podcasts where status not in ('pending', 'completed')`,
  );
  if (Number(row?.left) < 2) {
    await placeOrder(world, `soak-${orders}`);
    orders += 1;
  }
  await watch.look();
  if (Date.now() - sampledAt > SAMPLE_MS) {
    sampledAt = Date.now();
    const megabytes =
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker.child.pid}/status`, 'utf8'))?.[1]) / 1024;
    samples.push({ hours: (sampledAt - startedAt) / 3_600_000, megabytes });
    if (samples.length % 6 === 0) console.log(`${samples.length / 6} min: ${megabytes.toFixed(0)} MB`);
  }
  await wait(1_000);
}
const [made] = await ask(db, sql`select count(*)::text as n from production_runs where state = 'delivered'`);
await stop();
await close();
await world.stop();

const settled = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
const max = Math.max(...samples.map(({ megabytes }) => megabytes));
console.log(`${made?.n} episodes in ${minutes} minutes; at most ${max.toFixed(0)} MB`);
console.log(
  `slope after the warm-up: ${slope(settled).toFixed(1)} MB per hour over ${settled.length} samples`,
);

/** By least squares. */
function slope(points: typeof samples): number {
  const mean = (pick: (point: (typeof samples)[number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const x = mean(({ hours }) => hours);
  const y = mean(({ megabytes }) => megabytes);
  const above = points.reduce((sum, { hours, megabytes }) => sum + (hours - x) * (megabytes - y), 0);
  return above / points.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0);
}
