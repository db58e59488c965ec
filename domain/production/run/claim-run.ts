import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns, productionSteps } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { producibleStatuses } from '../../podcasts/status/rules.ts';

export type Claim = { podcastId: string; attempt: number; tries: number };

/** A moment from now by the database's clock, which all workers share. */
export const leaseEnd = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Nobody holds it any more. A lease further away than any is given was written before the clock was set back. */
export const isFree = (leaseSeconds: number) =>
  or(
    isNull(productionRuns.leasedUntil),
    lt(productionRuns.leasedUntil, sql`now()`),
    gt(productionRuns.leasedUntil, leaseEnd(leaseSeconds * 10)),
  );

/**
 * Takes a podcast for this worker: the number of the attempt grows, so that whoever held it before can write no more.
 * Undefined when there is nothing to do. Throws when another worker is at it, because that one may have been killed.
 */
export async function claimRun(
  ctx: Pick<Context, 'db' | 'now' | 'production'>,
  podcastId: string,
): Promise<Claim | undefined> {
  const [podcast] = await ctx.db
    .select({ status: podcasts.status })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  const isFreeNow = isFree(ctx.production.leaseSeconds);
  if (!podcast || !producibleStatuses.includes(podcast.status)) {
    if (await stopRun(ctx, podcastId, isFreeNow)) await endOpenSteps(ctx, podcastId);
    return undefined;
  }
  if (podcast.status !== 'completed') {
    await ctx.db.insert(productionRuns).values({ podcastId }).onConflictDoNothing();
  }
  const [run] = await ctx.db
    .update(productionRuns)
    .set({
      state: 'running',
      attempt: sql`${productionRuns.attempt} + 1`,
      tries: sql`${productionRuns.tries} + 1`,
      leasedUntil: leaseEnd(ctx.production.leaseSeconds),
    })
    .where(
      and(
        eq(productionRuns.podcastId, podcastId),
        inArray(productionRuns.state, ['queued', 'running']),
        isFreeNow,
      ),
    )
    .returning();
  if (run) {
    await endOpenSteps(ctx, podcastId);
    return { podcastId, attempt: run.attempt, tries: run.tries };
  }
  const [held] = await ctx.db
    .select({ state: productionRuns.state })
    .from(productionRuns)
    .where(eq(productionRuns.podcastId, podcastId));
  if (held?.state === 'running') throw new Unavailable('production', 'another worker is at this podcast');
  return undefined;
}

/** Nobody waits for an order that was cancelled before its turn came. */
async function stopRun(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  isFreeNow: SQL | undefined,
): Promise<boolean> {
  const stopped = await ctx.db
    .update(productionRuns)
    .set({ state: 'stopped', tries: 0, leasedUntil: null })
    .where(
      and(
        eq(productionRuns.podcastId, podcastId),
        inArray(productionRuns.state, ['queued', 'running']),
        isFreeNow,
      ),
    )
    .returning({ podcastId: productionRuns.podcastId });
  return stopped.length > 0;
}

/** Steps that a worker could not end itself: it was killed, or the podcast was taken from it. */
export async function endOpenSteps(ctx: Pick<Context, 'db' | 'now'>, podcastId: string): Promise<void> {
  await ctx.db
    .update(productionSteps)
    .set({ endedAt: ctx.now(), outcome: 'interrupted' })
    .where(and(eq(productionSteps.podcastId, podcastId), isNull(productionSteps.endedAt)));
}
