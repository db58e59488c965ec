import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { CountedKind, TrafficSource } from './rules.ts';

export type Counted = {
  listing: string;
  day: string;
  source: TrafficSource;
  kind: CountedKind;
  count: number;
};
export type Downloaded = {
  mark: string;
  /** The same listener's hash from yesterday. */
  before: string | undefined;
  podcast: string;
  source: TrafficSource;
  day: string;
};

/** Adds counts; skips listings that are not public or do not exist. Repeating it counts again. */
export async function storeCounts(ctx: Pick<Context, 'db'>, counts: Counted[]): Promise<void> {
  await ctx.db.execute(sql`
    insert into listing_counts (listing_id, day, source, kind, count)
    select given.listing, given.day, given.source, given.kind, given.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as given(listing uuid, day date, source text, kind text, count int)
    join listings on listings.id = given.listing and listings.status = 'active'
    on conflict (listing_id, day, source, kind) do update
      set count = listing_counts.count + excluded.count`);
}

/** Counts each listener at most once in 24 hours. May be repeated. */
export async function storeDownloads(
  ctx: Pick<Context, 'db' | 'now'>,
  downloads: Downloaded[],
): Promise<void> {
  const now = ctx.now().toISOString();
  await ctx.db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(downloads)}::jsonb) as rows(mark text, before text, podcast uuid, source text, day date)
    ), fresh as (
      insert into download_marks (mark, counted_at)
      select mark, ${now}::timestamptz from given
      where not exists (
        select from download_marks as known
        where known.mark = given.before and known.counted_at > ${now}::timestamptz - interval '24 hours'
      )
      on conflict do nothing returning mark
    )
    insert into listing_counts (listing_id, day, source, kind, count)
    select listings.id, given.day, given.source, 'download', count(*)
    from given join fresh using (mark) join listings on listings.podcast_id = given.podcast
    group by listings.id, given.day, given.source
    on conflict (listing_id, day, source, kind) do update
      set count = listing_counts.count + excluded.count`);
}
