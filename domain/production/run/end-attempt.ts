import { Unavailable } from '#adapters/unavailable.ts';
import type { StepOutcome } from '#db/column-values.ts';
import type { Context } from '../../context.ts';
import type { StepName } from '../rules.ts';
import type { Claim } from './claim-run.ts';
import { fingerprint } from './hash-value.ts';
import { writeAs } from './hold-run.ts';
import { mailQuestions } from './mail-questions.ts';
import { NeedsAnswers, NeedsReview, OrderEnded, Superseded } from './run-endings.ts';
import { askQuestions, endStep, openReviews, settleRun } from './run-records.ts';

type End = { step?: StepName; stepId?: string; error: unknown; isStopping: boolean };

/** Attempts in a row that finish nothing; the queue itself would go on for longer. */
export const mostTries = 7;

/** Writes down why a walk ended before its time. Throws the error again when the queue should try again. */
export async function settleEnd(ctx: Context, claim: Claim, end: End): Promise<void> {
  const { error, step = 'read-listing' } = end;
  const { podcastId } = claim;
  if (error instanceof Superseded) return;
  const settle = (outcome: StepOutcome, detail: string, then: (tx: Context) => Promise<void>) =>
    writeAs(ctx, claim, async (tx) => {
      if (end.stepId) await endStep(tx, end.stepId, outcome, detail);
      await then(tx);
    });
  try {
    if (error instanceof OrderEnded)
      return await settle('stopped', error.message, (tx) => settleRun(tx, podcastId, 'stopped', 0));
    if (error instanceof NeedsReview)
      return await settle('review', error.message, async (tx) => {
        await openReviews(tx, podcastId, step, error.doubts);
        await settleRun(tx, podcastId, 'in_review', 0);
      });
    if (error instanceof NeedsAnswers)
      return await settle('questions', error.message, async (tx) => {
        const asked = await askQuestions(tx, podcastId, error.questions);
        if (asked.length > 0) await mailQuestions(tx, podcastId, asked);
        await openReviews(tx, podcastId, step, [error.doubt]);
        await settleRun(tx, podcastId, 'waiting_for_agent', 0);
      });
    if (end.isStopping) {
      await settle('interrupted', 'the worker was stopped', (tx) =>
        settleRun(tx, podcastId, 'queued', Math.max(claim.tries - 1, 0)),
      );
      throw error;
    }
    await settleFailure(ctx, claim, step, error, settle);
  } catch (late) {
    if (!(late instanceof Superseded)) throw late;
  }
}

async function settleFailure(
  ctx: Context,
  claim: Claim,
  step: StepName,
  error: unknown,
  settle: (outcome: StepOutcome, detail: string, then: (tx: Context) => Promise<void>) => Promise<void>,
): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isOver = claim.tries >= mostTries;
  await settle('failed', message, async (tx) => {
    if (isOver) await openReviews(tx, claim.podcastId, step, [failureDoubt(step, error, message)]);
    await settleRun(tx, claim.podcastId, isOver ? 'in_review' : 'queued', isOver ? 0 : undefined);
  });
  if (!isOver) throw error;
  ctx.log.error({ err: error, podcastId: claim.podcastId, step }, 'production waits for staff');
}

function failureDoubt(step: StepName, error: unknown, message: string) {
  const service = error instanceof Unavailable ? error.service : null;
  return {
    reason: 'provider_failure' as const,
    subjectHash: fingerprint([step, message]),
    canApprove: false,
    evidence: { step, service, message },
  };
}
