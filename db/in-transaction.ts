import type { Db } from './client.ts';
import type { JobPayloads, Queue } from './queue.ts';

/** Runs `work` with a context whose `db` and `queue` both write through one transaction. */
export function inTransaction<Jobs extends JobPayloads, Ctx extends { db: Db; queue: Queue<Jobs> }, Result>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((transaction) => {
    // A transaction has every query method of the client; only the pool behind it differs.
    const db = transaction as unknown as Db;
    return work({ ...ctx, db, queue: ctx.queue.within(db) });
  });
}
