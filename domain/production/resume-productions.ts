import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../context.ts';

const mostAtOnce = 200;
const patienceMinutes = 20;

/**
 * Finds podcasts that nobody is at although they are paid for, and asks for them again: a job can be lost when every
 * one of its attempts is killed. May be repeated at any time; a podcast that waits in the queue is not asked for twice.
 */
export async function resumeProductions(ctx: Pick<Context, 'db' | 'queue' | 'log'>): Promise<number> {
  const idle = and(
    inArray(productionRuns.state, ['queued', 'running']),
    or(isNull(productionRuns.leasedUntil), lt(productionRuns.leasedUntil, sql`now()`)),
    lt(productionRuns.updatedAt, sql`now() - make_interval(mins => ${patienceMinutes})`),
  );
  const neverBegun = and(
    isNull(productionRuns.podcastId),
    inArray(podcasts.status, ['paid', 'processing']),
    lt(podcasts.updatedAt, sql`now() - make_interval(mins => ${patienceMinutes})`),
  );
  const rows = await ctx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .leftJoin(productionRuns, eq(productionRuns.podcastId, podcasts.id))
    .where(or(idle, neverBegun))
    .limit(mostAtOnce);
  for (const { id } of rows) await ctx.queue.send('produce-episode', { podcastId: id }, { key: id });
  if (rows.length > 0) ctx.log.warn({ podcasts: rows.length }, 'productions without a worker are resumed');
  return rows.length;
}
