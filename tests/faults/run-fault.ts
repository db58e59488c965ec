import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDb, type Db } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { type Order, placeOrder } from './customers.ts';
import { ask, findViolations } from './find-violations.ts';
import { createStaffWatch, type StaffWatch } from './staff-watch.ts';
import type { Fault, Running } from './table.ts';
import { startWorld } from './world.ts';

export type FaultResult = { runs: number; seconds: number; violations: string[] };

/** An episode takes two minutes on two free cores; a busy machine is no violation. */
const MAX_MINUTES_PER_ORDER = 15;

/** One fault, from the orders to full delivery. What is still not delivered when the time is up is a violation. */
export async function runFault(fault: Fault, orderCount: number): Promise<FaultResult> {
  const startedAt = Date.now();
  const world = await startWorld(fault.env);
  try {
    const running: Running = {
      site: await world.startSite({}, fault.oldVersion),
      worker: await world.startWorker({}, fault.oldVersion),
    };
    const { db, close } = createDb(world.databaseUrl);
    const queue = await openQueue<Jobs>({
      url: world.databaseUrl,
      jobs: jobSettings,
      onError: () => {},
      isWorker: false,
    });
    fault.before?.(world);
    const orders: Order[] = [await placeOrder(world, 'unpaid', { pays: false })];
    for (let n = 0; n < orderCount; n += 1) orders.push(await placeOrder(world, `order-${n}`));
    // An old version tries them again instead.
    if (!fault.oldVersion) await sendPoison(queue.boss);
    await fault.afterPayment?.(world, running);
    const watch = createStaffWatch(db, queue.queue);
    const begun = async () =>
      (await ask(db, sql`select 1 from production_artifacts where step = 'write-script'`)).length > 0;
    await until(watch, begun, MAX_MINUTES_PER_ORDER);
    await fault.during?.(world, running);
    await until(watch, () => isAllDone(db, orderCount), MAX_MINUTES_PER_ORDER * orderCount);
    const violations = [...watch.backward, ...(await findViolations({ db, s3: world.s3 }, orders))];
    if (!fault.oldVersion) violations.push(...(await findLivePoison(db)));
    await queue.stop();
    await close();
    return { runs: orderCount, seconds: (Date.now() - startedAt) / 1000, violations };
  } catch (error) {
    const violations = [`it ended early: ${(error as Error).message}`];
    return { runs: orderCount, seconds: (Date.now() - startedAt) / 1000, violations };
  } finally {
    await world.stop();
  }
}

/** Jobs that nobody can work on travel with every fault. */
async function sendPoison(boss: { send: (name: string, data: object, options: object) => Promise<unknown> }) {
  await boss.send('produce-episode', { podcastId: 'nobody' }, { singletonKey: 'poison-1', priority: 20 });
  await boss.send('send-mail', {}, { singletonKey: 'poison-2', priority: 20 });
}

async function findLivePoison(db: Db): Promise<string[]> {
  const dead = await ask(db, sql`select 1 from pgboss.job where name = 'dead-letters'`);
  return dead.length === 2 ? [] : [`5: ${dead.length} dead letters, not 2`];
}

async function isAllDone(db: Db, orderCount: number): Promise<boolean> {
  const [row] = await ask(
    db,
    sql`select
      (select count(*) from production_runs where state = 'delivered')::text as delivered,
      ((select count(*) from mails where status = 'pending')
        + (select count(*) from contact_deliveries where status = 'pending')
        + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
            and name <> 'dead-letters' and start_after <= now() + interval '5 seconds'))::text as open`,
  );
  return Number(row?.delivered) === orderCount && Number(row?.open) === 0;
}

/** Ends without an error when the time is up: what is missing then shows in the violations. */
async function until(watch: StaffWatch, holds: () => Promise<boolean>, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    const isOver = await watch.look().then(holds, () => false);
    if (isOver) return;
    await wait(500);
  }
}
