import { and, type Column, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { isFree } from './run/claim-run.ts';

const mostAtOnce = 200;
const patienceMinutes = 20;

/** Longer ago than anybody is waited for; or not yet, because the clock was set back since. */
const isLongAgo = (moment: Column) =>
  or(
    lt(moment, sql`now() - make_interval(mins => ${patienceMinutes})`),
    gt(moment, sql`now() + make_interval(mins => 1)`),
  );

/**
 * Finds podcasts that nobody is at although they are paid for, and asks for them again: a job can be lost when every
 * one of its attempts is killed. May be repeated at any time; a podcast that waits in the queue is not asked for twice.
 */
export async function resumeProductions(
  ctx: Pick<Context, 'db' | 'queue' | 'log' | 'production'>,
): Promise<number> {
  const idle = and(
    inArray(productionRuns.state, ['queued', 'running']),
    isFree(ctx.production.leaseSeconds),
    isLongAgo(productionRuns.updatedAt),
  );
  const neverBegun = and(
    isNull(productionRuns.podcastId),
    inArray(podcasts.status, ['paid', 'processing', 'chatgpt_processed']),
    isLongAgo(podcasts.updatedAt),
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
