import { Unavailable } from '#adapters/unavailable.ts';
import { continueTrace } from '#db/trace-context.ts';
import type { Context } from '../context.ts';
import { listSteps } from './queries.ts';
import { acquireLease, type Lease } from './run/acquire-lease.ts';
import { endAttempt, maxTries } from './run/end-attempt.ts';
import { endRun } from './run/end-run.ts';
import { holdLease, writeWithLease } from './run/hold-lease.ts';
import { type CurrentStep, runSteps } from './run/run-steps.ts';
import type { Step } from './run/step.ts';
import { episodeSteps } from './steps/episode-steps.ts';

/**
 * Runs the pipeline of one podcast and delivers its episode. May be repeated and interrupted at any moment: stored
 * artifacts aren't made again, and if two workers hold the same podcast, only the one with the newer lease can write.
 * Throws if a later attempt may help; after the last one, the podcast waits for staff.
 */
export async function produceEpisode(
  ctx: Context,
  input: { podcastId: string; signal?: AbortSignal },
  steps: readonly Step[] = episodeSteps,
): Promise<void> {
  const lease = await acquireLease(ctx, input.podcastId);
  if (!lease) return;
  if (lease.tries > maxTries) {
    const step = (await listSteps(ctx, lease.podcastId)).at(-1)?.name;
    return endAttempt(ctx, lease, { ...(step && { step }), error: interrupted(lease), isStopping: false });
  }
  const held = holdLease(ctx, lease);
  const stopping = input.signal ?? new AbortController().signal;
  const current: CurrentStep = {};
  try {
    const signal = AbortSignal.any([held.signal, stopping]);
    await continueTrace(lease.trace, () => runSteps({ ctx, lease, steps, signal }, current));
    await writeWithLease(ctx, lease, (tx) => endRun(tx, lease.podcastId, 'delivered', 0));
  } catch (error) {
    await endAttempt(ctx, lease, { ...current, error, isStopping: stopping.aborted });
  } finally {
    held.release();
  }
}

/** A worker that dies every time leaves no error behind, but its attempts were counted. */
function interrupted({ tries }: Lease): Unavailable {
  return new Unavailable(
    'production',
    `the worker was interrupted ${tries - 1} times without finishing anything`,
  );
}
