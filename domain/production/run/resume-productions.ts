import { and, type Column, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { isFree } from './claim-run.ts';

const mostAtOnce = 200;

/** Longer ago than anybody is waited for; or not yet, because the clock was set back since. */
const isBefore = (moment: Column, patience: SQL) =>
  or(lt(moment, sql`now() - ${patience}`), gt(moment, sql`now() + interval '1 minute'`));
const longEnough = sql`interval '20 minutes'`;

/**
 * Finds podcasts that nobody is at although they are paid for, and asks for them again: a job can be lost when every
 * one of its attempts is killed. May be repeated at any time; a podcast that waits in the queue is not asked for twice.
 */
export async function resumeProductions(
  ctx: Pick<Context, 'db' | 'queue' | 'log' | 'production'>,
): Promise<number> {
  const { leaseSeconds } = ctx.production;
  const waits = and(eq(productionRuns.state, 'queued'), isBefore(productionRuns.updatedAt, longEnough));
  // A worker that lives extends its lease, one that fails gives it back: whoever held this was killed.
  const isAbandoned = and(
    eq(productionRuns.state, 'running'),
    isFree(leaseSeconds),
    isBefore(productionRuns.updatedAt, sql`make_interval(secs => ${2 * leaseSeconds})`),
  );
  const neverBegun = and(
    isNull(productionRuns.podcastId),
    inArray(podcasts.status, ['paid', 'processing', 'chatgpt_processed']),
    isBefore(podcasts.updatedAt, longEnough),
  );
  const rows = await ctx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .leftJoin(productionRuns, eq(productionRuns.podcastId, podcasts.id))
    .where(or(waits, isAbandoned, neverBegun))
    .limit(mostAtOnce);
  for (const { id } of rows) await ctx.queue.send('produce-episode', { podcastId: id }, { key: id });
  if (rows.length > 0) ctx.log.warn({ podcasts: rows.length }, 'productions without a worker are resumed');
  return rows.length;
}
