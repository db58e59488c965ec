import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { jobSettings } from '../jobs.ts';
import { MAX_ERROR_LENGTH, MAX_LIST_LENGTH } from './rules.ts';
import type { FailedJob, JobTally } from './schema.ts';

/** The queue stores its copies of failed jobs under another name, so they aren't counted twice. */
export const isOurJob = sql`name in (${sql.join(
  Object.keys(jobSettings).map((name) => sql`${name}`),
  sql`, `,
)})`;

/** Jobs by kind and state, those with failures first. */
export async function countJobs({ db }: Pick<Context, 'db'>): Promise<JobTally[]> {
  const { rows } = await db.execute<JobTally>(sql`
    select
      name,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state in ('completed', 'cancelled'))::int as done
    from pgboss.job where ${isOurJob}
    group by name order by failed desc, name`);
  return rows;
}

export async function listFailedJobs({ db }: Pick<Context, 'db'>): Promise<FailedJob[]> {
  const { rows } = await db.execute<Omit<FailedJob, 'failedAt'> & { failedAt: Date | string }>(sql`
    select
      id,
      name,
      retry_count + 1 as attempts,
      left(coalesce(output ->> 'message', output ->> 'value', output::text), ${MAX_ERROR_LENGTH}::int) as "lastError",
      coalesce(completed_on, created_on) as "failedAt"
    from pgboss.job where ${isOurJob} and state = 'failed'
    order by completed_on desc nulls last, id limit ${MAX_LIST_LENGTH}`);
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt).toISOString() }));
}
