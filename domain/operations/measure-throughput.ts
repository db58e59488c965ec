import { sql } from 'drizzle-orm';
import { contacts } from '#db/schema/leads.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { FIGURE_DAYS } from './rules.ts';
import type { Throughput } from './schema.ts';

type Row = { day: string | null; delivered: number; medianHours: number | null };

/** First deliveries by UTC day, and the median time from order to delivery. */
export async function measureThroughput({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Throughput> {
  const days = lastDays(now());
  // The first delivery leaves exactly one contact; the podcast's own row changes with every later edit.
  const { rows } = await db.execute<Row>(sql`
    with timed as (
      select
        to_char(${contacts.createdAt} at time zone 'UTC', 'YYYY-MM-DD') as day,
        extract(epoch from ${contacts.createdAt} - ${podcasts.createdAt}) / 3600 as hours
      from ${contacts} left join ${podcasts} on ${podcasts.id} = ${contacts.podcastId}
      where ${contacts.createdAt} >= ${`${days[0]}T00:00:00Z`}::timestamptz
        and ${contacts.sourceKey} like 'delivered:%'
    )
    select
      day,
      count(*)::int as delivered,
      round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 as "medianHours"
    from timed group by grouping sets ((day), ())`);
  const found = new Map(rows.map((row) => [row.day, row]));
  const of = (day: string | null) => ({
    delivered: found.get(day)?.delivered ?? 0,
    medianHours: found.get(day)?.medianHours ?? null,
  });
  return { ...of(null), days: days.map((day) => ({ day, ...of(day) })) };
}

function lastDays(now: Date): string[] {
  return Array.from({ length: FIGURE_DAYS }, (_, index) =>
    new Date(now.getTime() - (FIGURE_DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
