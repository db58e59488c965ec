import { and, eq, inArray } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { inSpan } from '../../in-span.ts';
import { podcastsBefore } from '../../podcasts/status/rules.ts';
import type { StepName } from '../rules.ts';
import { dropUnreadable, loadArtifacts } from './artifacts.ts';
import { createWork } from './create-work.ts';
import { finishStep } from './finish-step.ts';
import { requireOrder, writeWithLease } from './hold-lease.ts';
import type { Attempt, Podcast, Step } from './step.ts';
import { hashStepInput } from './step-input.ts';
import { beginStep } from './step-records.ts';
import { withinTime } from './within-time.ts';

/** The current step, for code that records why the attempt ended. */
export type CurrentStep = { step?: StepName; stepId?: string };

const maxPasses = 3;

/**
 * Runs every step that is missing or out of date. Changes made in the meantime go in before the last step
 * delivers it.
 */
export async function runSteps(
  given: Omit<Attempt, 'podcast' | 'artifacts'>,
  current: CurrentStep,
): Promise<void> {
  const podcast = await startPodcast(given);
  const artifacts = dropUnreadable(await loadArtifacts(given.ctx, given.lease.podcastId));
  const attempt = { ...given, podcast, artifacts };
  for (let pass = 1; pass <= maxPasses; pass += 1)
    if (!(await runStale(attempt, attempt.steps.slice(0, -1), current))) break;
  await runStale(attempt, attempt.steps.slice(-1), current);
}

function startPodcast({ ctx, lease }: Pick<Attempt, 'ctx' | 'lease'>): Promise<Podcast> {
  return writeWithLease(ctx, lease, async (tx) => {
    await requireOrder(tx, lease.podcastId);
    const isThisPodcast = eq(podcasts.id, lease.podcastId);
    await tx.db
      .update(podcasts)
      .set({ status: 'processing' })
      .where(and(isThisPodcast, inArray(podcasts.status, podcastsBefore.processing)));
    const [podcast] = await tx.db.select().from(podcasts).where(isThisPodcast);
    return podcast as Podcast;
  });
}

/** Runs the steps that are missing or out of date; returns whether there were any. */
async function runStale(attempt: Attempt, steps: readonly Step[], current: CurrentStep): Promise<boolean> {
  const { ctx, lease, artifacts, signal } = attempt;
  let hasRun = false;
  for (const step of steps) {
    current.step = step.name;
    delete current.stepId;
    const inputHash = await hashStepInput(attempt, step);
    const known = artifacts[step.name];
    if (known && (known.isPinned || known.inputHash === inputHash)) continue;
    hasRun = true;
    const stepId = await writeWithLease(ctx, lease, async (tx) => {
      await requireOrder(tx, lease.podcastId);
      return beginStep(tx, lease, step.name);
    });
    current.stepId = stepId;
    const result = await inSpan(`step ${step.name}`, { 'podcast.id': lease.podcastId }, () =>
      withinTime(step, signal, (limited, stillWorking) =>
        step.run(createWork({ ...attempt, signal: limited }, stepId, stillWorking)),
      ),
    );
    await finishStep(attempt, { step, stepId, inputHash }, result);
  }
  return hasRun;
}
