import { eq } from 'drizzle-orm';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { RunState } from '../rules.ts';
import type { Lease } from './acquire-lease.ts';

/** Ends the lease; the podcast waits according to its state. */
export async function endRun(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  state: RunState,
  tries?: number,
): Promise<void> {
  await ctx.db
    .update(productionRuns)
    .set({
      state,
      leasedUntil: null,
      ...(tries === undefined ? {} : { tries }),
      // From here on there is a whole episode to hear.
      ...(state === 'delivered' ? { openingKey: null } : {}),
    })
    .where(eq(productionRuns.podcastId, podcastId));
}

/** There was progress, so attempts count from zero again. */
export async function resetTries(ctx: Pick<Context, 'db'>, lease: Lease): Promise<void> {
  await ctx.db.update(productionRuns).set({ tries: 0 }).where(eq(productionRuns.podcastId, lease.podcastId));
  lease.tries = 0;
}
