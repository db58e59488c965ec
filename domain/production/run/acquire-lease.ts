import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { endsIn, isFree } from '#db/claims.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns, productionSteps } from '#db/schema/production.ts';
import { readTraceContext, type TraceContext } from '#db/trace-context.ts';
import type { Context } from '../../context.ts';
import { producibleStatuses } from '../../podcasts/status/rules.ts';
import { endOfStep } from './end-of-step.ts';

/** The right to write to a podcast; a newer attempt ends it. */
export type Lease = { podcastId: string; attempt: number; tries: number; trace: TraceContext };

/**
 * Leases a podcast to this worker. The attempt number grows, so a previous holder can no longer write. Undefined if
 * there is nothing to do. Throws while another worker holds it, because that one may have been killed.
 */
export async function acquireLease(
  ctx: Pick<Context, 'db' | 'now' | 'production'>,
  podcastId: string,
): Promise<Lease | undefined> {
  const [podcast] = await ctx.db
    .select({ status: podcasts.status })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  const isAvailable = and(
    eq(productionRuns.podcastId, podcastId),
    inArray(productionRuns.state, ['queued', 'running']),
    isFree(productionRuns.leasedUntil, ctx.production.leaseSeconds),
  );
  if (!podcast || !producibleStatuses.includes(podcast.status)) {
    // Nobody waits for an order that was canceled before its turn came.
    const stopped = await ctx.db
      .update(productionRuns)
      .set({ state: 'stopped', tries: 0, leasedUntil: null })
      .where(isAvailable)
      .returning({ podcastId: productionRuns.podcastId });
    if (stopped.length > 0) await endOpenSteps(ctx, podcastId);
    return undefined;
  }
  if (podcast.status !== 'completed') {
    await ctx.db
      .insert(productionRuns)
      .values({ podcastId, ...readTraceContext() })
      .onConflictDoNothing();
  }
  const [run] = await ctx.db
    .update(productionRuns)
    .set({
      state: 'running',
      attempt: sql`${productionRuns.attempt} + 1`,
      tries: sql`${productionRuns.tries} + 1`,
      leasedUntil: endsIn(ctx.production.leaseSeconds),
    })
    .where(isAvailable)
    .returning();
  if (run) {
    await endOpenSteps(ctx, podcastId);
    const trace = run.traceparent ? { traceparent: run.traceparent } : {};
    return { podcastId, attempt: run.attempt, tries: run.tries, trace };
  }
  // Waits for anyone who is deciding about this run right now: their job may be this one, which was already
  // waiting.
  const [held] = await ctx.db
    .select({ state: productionRuns.state })
    .from(productionRuns)
    .where(eq(productionRuns.podcastId, podcastId))
    .for('update');
  if (held?.state === 'queued') return acquireLease(ctx, podcastId);
  if (held?.state === 'running') throw new Unavailable('production', 'another worker holds this podcast');
  return undefined;
}

/** Ends steps that a worker couldn't end itself, because it was killed or lost its lease. */
export async function endOpenSteps(ctx: Pick<Context, 'db' | 'now'>, podcastId: string): Promise<void> {
  await ctx.db
    .update(productionSteps)
    .set({ endedAt: endOfStep(ctx), outcome: 'interrupted' })
    .where(and(eq(productionSteps.podcastId, podcastId), isNull(productionSteps.endedAt)));
}
