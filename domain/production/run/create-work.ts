import { eq } from 'drizzle-orm';
import { productionSteps } from '#db/schema/production.ts';
import { maxTries } from './end-attempt.ts';
import { resetTries } from './end-run.ts';
import { writeWithLease } from './hold-lease.ts';
import { isApproved } from './is-approved.ts';
import { NeedsReview } from './needs-review.ts';
import type { Attempt, Work } from './step.ts';

/** What a step gets to work with while the lease is held. */
export function createWork(attempt: Attempt, stepId: string, stillWorking: () => void): Work {
  const { ctx, lease, podcast, artifacts, signal } = attempt;
  let first: number | undefined;
  return {
    ctx,
    podcast,
    artifacts,
    signal,
    stillWorking,
    isLastTry: lease.tries >= maxTries,
    write: (work) => writeWithLease(ctx, lease, work),
    report: (doneParts, totalParts) => {
      stillWorking();
      return writeWithLease(ctx, lease, async (tx) => {
        await tx.db
          .update(productionSteps)
          .set({ doneParts, totalParts })
          .where(eq(productionSteps.id, stepId));
        // What existed before this attempt isn't its progress.
        first ??= doneParts;
        if (doneParts > first) await resetTries(tx, lease);
      });
    },
    requireApproval: async (issues) => {
      const open = [];
      for (const issue of issues) {
        if (!(issue.canApprove && (await isApproved(ctx, lease.podcastId, issue)))) open.push(issue);
      }
      if (open.length > 0) throw new NeedsReview(open);
    },
  };
}
