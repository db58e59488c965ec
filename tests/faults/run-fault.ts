import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDb, type Db } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { type Order, placeOrder } from './customers.ts';
import { ask, findViolations } from './find-violations.ts';
import { findLivePoison, sendPoison } from './poison.ts';
import { createStaffWatch, type StaffWatch } from './staff-watch.ts';
import { type Moment, ORDERS_PER_STRIKE, strikeMoments } from './strike-moments.ts';
import type { Fault, Running } from './table.ts';
import { startWorld, type World } from './world.ts';

export type FaultResult = { orders: number; strikes: number; seconds: number; violations: string[] };

/** An episode takes seconds on a free core; a busy machine isn't a violation. */
const MAX_MINUTES_PER_ORDER = 5;
const MIN_MINUTES = 30;

/** One fault, from the orders to full delivery. Anything still undelivered when the time is up is a violation. */
export async function runFault(fault: Fault, orderCount: number): Promise<FaultResult> {
  const startedAt = Date.now();
  const world = await startWorld(fault);
  const ending = new AbortController();
  const result = (strikes: number, violations: string[]) => ({
    orders: orderCount,
    strikes,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    violations,
  });
  try {
    const { strikes, violations } = await playFault(world, fault, orderCount, ending.signal);
    return result(strikes, violations);
  } catch (error) {
    return result(0, [`it ended early: ${(error as Error).stack}`]);
  } finally {
    ending.abort();
    await world.stop();
  }
}

async function playFault(
  world: World,
  fault: Fault,
  orderCount: number,
  ending: AbortSignal,
): Promise<Pick<FaultResult, 'strikes' | 'violations'>> {
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
  let strikes = 0;
  const strike = async (what: Fault['during']) => {
    if (!what) return;
    strikes += 1;
    await what(world, running);
  };
  const orders: Order[] = [await placeOrder(world, 0, { pays: false })];
  for (let n = 0; n < orderCount; n += 1) {
    const isStruck = n % ORDERS_PER_STRIKE === 0;
    if (isStruck) await strike(fault.beforeOrder);
    orders.push(await placeOrder(world, n + 1));
    if (isStruck) await strike(fault.afterPayment);
  }
  // An old version would retry them instead.
  if (!fault.oldVersion) await sendPoison(queue.boss);
  await strike(fault.afterPayments);
  const watch = createStaffWatch(db, queue.queue);
  const delivered = new AbortController();
  const watched = keepWatch(watch, AbortSignal.any([ending, delivered.signal]));
  const minutes = Math.max(MIN_MINUTES, MAX_MINUTES_PER_ORDER * orderCount);
  const planned = fault.during ? strikeMoments(orderCount, fault.duringAfter) : [];
  const moments = planned.slice(0, fault.isDuringOnce ? 1 : undefined);
  for (const moment of moments) {
    await until(() => isReached(db, moment), minutes);
    await strike(fault.during);
  }
  await until(() => isAllDone(db, orderCount), minutes);
  delivered.abort();
  await watched;
  const violations = [...watch.backward, ...(await findViolations({ ...world, db }, orders))];
  if (!fault.oldVersion) violations.push(...(await findLivePoison(db)));
  await queue.stop();
  await close();
  return { strikes, violations };
}

async function isReached(db: Db, { step, finished }: Moment): Promise<boolean> {
  const rows = await ask(db, sql`select 1 from production_artifacts where step = ${step}`);
  return rows.length >= finished;
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

/** Staff keep working whatever the fault does; failed attempts are repeated. */
async function keepWatch(watch: StaffWatch, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await watch.look().catch(() => {});
    await wait(500);
  }
}

/** Ends without an error when the time is up: what's missing then shows up in the violations. */
async function until(holds: () => Promise<boolean>, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return;
    await wait(500);
  }
}
