import { sql } from 'drizzle-orm';
import { workerHeartbeats } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { isOurJob } from './list-jobs.ts';
import { MAX_WORKER_SILENCE_SECONDS } from './rules.ts';

export type Readiness = {
  /** How long the oldest waiting job has been due; episodes are counted separately, because each takes minutes. */
  queueAgeSeconds: number;
  orderAgeSeconds: number;
  /** Workers across all processes and machines seen in the last few seconds. */
  liveWorkers: number;
};

/** By the database's clock, and without calling any service. */
export async function measureReadiness({ db }: Pick<Context, 'db'>): Promise<Readiness> {
  const age = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(extract(epoch from now() - min(start_after) filter (where ${condition})), 0)::int`;
  const { rows } = await db.execute<Readiness>(sql`
    select
      ${age(sql`name <> 'produce-episode'`)} as "queueAgeSeconds",
      ${age(sql`name = 'produce-episode'`)} as "orderAgeSeconds",
      (select count(*)::int from ${workerHeartbeats}
        where seen_at > now() - make_interval(secs => ${MAX_WORKER_SILENCE_SECONDS})) as "liveWorkers"
    from pgboss.job
    where ${isOurJob} and state in ('created', 'retry') and start_after <= now()`);
  return rows[0] as Readiness;
}
