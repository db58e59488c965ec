import { and, type Column, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isFree } from '#db/claims.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { productionPriority } from './queue-run.ts';

const maxAtOnce = 200;

/** Too long ago, or in the future because the clock was set back since. */
const isBefore = (moment: Column, patience: SQL) =>
  or(lt(moment, sql`now() - ${patience}`), gt(moment, sql`now() + interval '1 minute'`));
const longEnough = sql`interval '20 minutes'`;

/**
 * Queues paid podcasts that no worker holds: a job can be lost if every one of its attempts is killed. May be
 * repeated at any time; a podcast that is already in the queue isn't queued twice.
 */
export async function resumeProductions(
  ctx: Pick<Context, 'db' | 'queue' | 'log' | 'production'>,
): Promise<number> {
  const { leaseSeconds } = ctx.production;
  const isForgotten = and(eq(productionRuns.state, 'queued'), isBefore(productionRuns.updatedAt, longEnough));
  // A running worker extends its lease and a failing one ends it, so the worker that held this was killed.
  const isAbandoned = and(
    eq(productionRuns.state, 'running'),
    isFree(productionRuns.leasedUntil, leaseSeconds),
    isBefore(productionRuns.updatedAt, sql`make_interval(secs => ${2 * leaseSeconds})`),
  );
  const neverStarted = and(
    isNull(productionRuns.podcastId),
    inArray(podcasts.status, ['paid', 'processing', 'chatgpt_processed']),
    isBefore(podcasts.updatedAt, longEnough),
  );
  const rows = await ctx.db
    .select({ id: podcasts.id })
    .from(podcasts)
    .leftJoin(productionRuns, eq(productionRuns.podcastId, podcasts.id))
    .where(or(isForgotten, isAbandoned, neverStarted))
    .orderBy(podcasts.createdAt)
    .limit(maxAtOnce);
  for (const { id } of rows)
    await ctx.queue.send(
      'produce-episode',
      { podcastId: id },
      { key: id, priority: productionPriority.resumed },
    );
  if (rows.length > 0) ctx.log.warn({ podcasts: rows.length }, 'runs without a worker were queued again');
  return rows.length;
}
