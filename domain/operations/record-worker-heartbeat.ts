import { lt, sql } from 'drizzle-orm';
import { workerHeartbeats } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';

/** Records that a worker is alive, by the database's clock, and removes workers that are long gone. Can be repeated. */
export async function recordWorkerHeartbeat({ db }: Pick<Context, 'db'>, workerId: string): Promise<void> {
  await db
    .insert(workerHeartbeats)
    .values({ workerId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: workerHeartbeats.workerId, set: { seenAt: sql`now()` } });
  await db.delete(workerHeartbeats).where(lt(workerHeartbeats.seenAt, sql`now() - interval '1 hour'`));
}

/** A stopping worker is removed at once. */
export async function removeWorkerHeartbeat({ db }: Pick<Context, 'db'>, workerId: string): Promise<void> {
  await db.delete(workerHeartbeats).where(sql`${workerHeartbeats.workerId} = ${workerId}`);
}
