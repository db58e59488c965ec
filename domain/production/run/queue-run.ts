import { and, eq, inArray, isNull } from 'drizzle-orm';
import { productionRuns, reviewItems } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { type RunState, type StepName, stepNames } from '../rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;

/** This step and all after it. */
export function stepsFrom(step: StepName): StepName[] {
  return stepNames.slice(stepNames.indexOf(step));
}

/** Locks the run of a podcast for a person's decision; undefined when there is none. */
export async function lockRun(tx: Ctx, podcastId: string): Promise<RunState | undefined> {
  const [run] = await tx.db
    .select({ state: productionRuns.state })
    .from(productionRuns)
    .where(eq(productionRuns.podcastId, podcastId))
    .for('update');
  return run?.state;
}

/**
 * Anything that someone is waiting for right now goes first: approved episodes, edits, answers and re-records are
 * nearly done. Then runs that have started and lost their worker; then new orders by age.
 */
export const productionPriority = { decided: 10, resumed: 5 };

/** Queues the run with its attempts counted from zero, and the job that picks it up. */
export async function queueRun(tx: Ctx, podcastId: string): Promise<void> {
  const fresh = { state: 'queued' as const, tries: 0, leasedUntil: null };
  await tx.db
    .insert(productionRuns)
    .values({ podcastId, ...fresh })
    .onConflictDoUpdate({ target: productionRuns.podcastId, set: fresh });
  await tx.queue.send(
    'produce-episode',
    { podcastId },
    { key: podcastId, priority: productionPriority.decided },
  );
}

/** Queues the run unless a review is still open; returns how many are. */
export async function queueWhenDecided(tx: Ctx, podcastId: string): Promise<number> {
  const openItems = await tx.db.$count(
    reviewItems,
    and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt)),
  );
  if (openItems === 0) await queueRun(tx, podcastId);
  return openItems;
}

/** Closes the open reviews of these steps, because what they were about has changed. */
export async function supersedeReviews(tx: Ctx, podcastId: string, steps: StepName[]): Promise<void> {
  await tx.db
    .update(reviewItems)
    .set({ closedAt: tx.now(), decision: 'superseded' })
    .where(
      and(
        eq(reviewItems.podcastId, podcastId),
        inArray(reviewItems.step, steps),
        isNull(reviewItems.closedAt),
      ),
    );
}
