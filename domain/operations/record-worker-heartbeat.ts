import { lt, sql } from 'drizzle-orm';
import { workerHeartbeats } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';

/** Says that a worker is alive, by the database's clock, and forgets workers that have long been gone. Can be repeated. */
export async function recordWorkerHeartbeat({ db }: Pick<Context, 'db'>, workerId: string): Promise<void> {
  await db
    .insert(workerHeartbeats)
    .values({ workerId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: workerHeartbeats.workerId, set: { seenAt: sql`now()` } });
  await db.delete(workerHeartbeats).where(lt(workerHeartbeats.seenAt, sql`now() - interval '1 hour'`));
}

/** A worker that stops is gone at once. */
export async function removeWorkerHeartbeat({ db }: Pick<Context, 'db'>, workerId: string): Promise<void> {
  await db.delete(workerHeartbeats).where(sql`${workerHeartbeats.workerId} = ${workerId}`);
}
