import { sql } from 'drizzle-orm';
import { contactDeliveries } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { productionArtifacts, productionSteps, reviewItems } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { isOurJob } from './list-jobs.ts';

/** What a monitoring system reads about the whole service, regardless of the process it asks. */
export type ServiceFigures = {
  /** By kind of job: due and waiting, in progress, abandoned, and how long the oldest has been due. */
  jobs: { name: string; waiting: number; active: number; failed: number; ageSeconds: number }[];
  /** Production steps that ended in the last day. */
  steps: { name: string; done: number; medianSeconds: number }[];
  /** Time spent on an episode divided by its length, median of the last day; null if there were none. */
  realTimeFactor: number | null;
  mails: { status: string; count: number }[];
  deliveries: { status: string; count: number }[];
  openReviews: number;
};

const lastDay = sql`now() - interval '1 day'`;

export async function measureService({ db }: Pick<Context, 'db'>): Promise<ServiceFigures> {
  const [jobs, steps, speed, mailCounts, deliveryCounts, reviews] = await Promise.all([
    db.execute<ServiceFigures['jobs'][number]>(sql`
      select
        name,
        count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed')::int as failed,
        coalesce(extract(epoch from now() - min(start_after)
          filter (where state in ('created', 'retry') and start_after <= now())), 0)::int as "ageSeconds"
      from pgboss.job where ${isOurJob} and state in ('created', 'retry', 'active', 'failed') group by name`),
    db.execute<ServiceFigures['steps'][number]>(sql`
      select
        name,
        count(*)::int as done,
        percentile_cont(0.5) within group (order by extract(epoch from ended_at - started_at))::float8
          as "medianSeconds"
      from ${productionSteps} where outcome = 'done' and ended_at > ${lastDay} group by name`),
    db.execute<{ factor: number | null }>(sql`
      select percentile_cont(0.5) within group (order by spent.seconds / sound.seconds)::float8 as factor
      from (
        select podcast_id, sum(extract(epoch from ended_at - started_at)) as seconds
        from ${productionSteps} where outcome = 'done' and ended_at > ${lastDay} group by podcast_id
      ) spent
      join (
        select podcast_id, nullif((data -> 'measures' ->> 'durationSeconds')::float8, 0) as seconds
        from ${productionArtifacts} where step = 'master-episode'
      ) sound using (podcast_id)`),
    db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from ${mails} where created_at > ${lastDay} group by status`,
    ),
    db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from ${contactDeliveries} where status <> 'delivered' group by status`,
    ),
    db.execute<{ n: number }>(sql`select count(*)::int as n from ${reviewItems} where closed_at is null`),
  ]);
  return {
    jobs: jobs.rows,
    steps: steps.rows,
    realTimeFactor: speed.rows[0]?.factor ?? null,
    mails: mailCounts.rows,
    deliveries: deliveryCounts.rows,
    openReviews: reviews.rows[0]?.n ?? 0,
  };
}
