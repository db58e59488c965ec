import { Unavailable } from '#adapters/unavailable.ts';
import type { StepOutcome } from '#db/column-values.ts';
import type { Context } from '../../context.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import type { StepName } from '../rules.ts';
import type { Lease } from './acquire-lease.ts';
import { askQuestions } from './ask-questions.ts';
import { endRun } from './end-run.ts';
import { hashValue } from './hash-value.ts';
import { writeWithLease } from './hold-lease.ts';
import { mailQuestions } from './mail-questions.ts';
import { NeedsAnswers, NeedsReview, type ReviewIssue } from './needs-review.ts';
import { openReviews } from './open-reviews.ts';
import { endStep } from './step-records.ts';
import { OrderEnded, Superseded } from './superseded.ts';

type End = { step?: StepName; stepId?: string; error: unknown; isStopping: boolean };

/** Consecutive attempts that finish nothing; the queue itself would continue longer. */
export const maxTries = 7;

/** Records why an attempt ended early. Rethrows the error if the queue should try again. */
export async function endAttempt(ctx: Context, lease: Lease, end: End): Promise<void> {
  const { error, step = 'read-listing' } = end;
  const { podcastId } = lease;
  if (error instanceof Superseded) return;
  const closeStep = (outcome: StepOutcome, detail: string, then: (tx: Context) => Promise<void>) =>
    writeWithLease(ctx, lease, async (tx) => {
      if (end.stepId) await endStep(tx, end.stepId, outcome, detail);
      await then(tx);
    });
  try {
    if (error instanceof OrderEnded)
      return await closeStep('stopped', error.message, (tx) => endRun(tx, podcastId, 'stopped', 0));
    if (error instanceof NeedsReview)
      return await closeStep('review', error.message, async (tx) => {
        await openReviews(tx, podcastId, step, error.issues);
        await tellNeedsReview(tx, podcastId, error.issues);
        await endRun(tx, podcastId, 'in_review', 0);
      });
    if (error instanceof NeedsAnswers)
      return await closeStep('questions', error.message, async (tx) => {
        const asked = await askQuestions(tx, podcastId, error.questions);
        if (asked.length > 0) {
          await mailQuestions(tx, podcastId, asked);
          await recordEvent(tx, {
            type: 'question.asked',
            podcastId,
            data: { questions: asked.map(({ id, question }) => ({ id, question })) },
          });
        }
        await openReviews(tx, podcastId, step, [error.issue]);
        await endRun(tx, podcastId, 'waiting_for_agent', 0);
      });
    if (end.isStopping) {
      await closeStep('interrupted', 'the worker was stopped', (tx) =>
        endRun(tx, podcastId, 'queued', Math.max(lease.tries - 1, 0)),
      );
      throw error;
    }
    await endFailedAttempt(ctx, lease, step, error, closeStep);
  } catch (late) {
    if (!(late instanceof Superseded)) throw late;
  }
}

async function endFailedAttempt(
  ctx: Context,
  lease: Lease,
  step: StepName,
  error: unknown,
  closeStep: (outcome: StepOutcome, detail: string, then: (tx: Context) => Promise<void>) => Promise<void>,
): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isOver = lease.tries >= maxTries;
  await closeStep('failed', message, async (tx) => {
    if (isOver) {
      const issue = failureIssue(step, error, message);
      await openReviews(tx, lease.podcastId, step, [issue]);
      await tellNeedsReview(tx, lease.podcastId, [issue]);
    }
    await endRun(tx, lease.podcastId, isOver ? 'in_review' : 'queued', isOver ? 0 : undefined);
  });
  if (!isOver) throw error;
  ctx.log.error({ err: error, podcastId: lease.podcastId, step }, 'production waits for staff');
}

/** The reasons only: what was found is for our staff. */
function tellNeedsReview(tx: Context, podcastId: string, issues: Pick<ReviewIssue, 'reason'>[]) {
  const reasons = [...new Set(issues.map(({ reason }) => reason))];
  return recordEvent(tx, { type: 'episode.needs_review', podcastId, data: { reasons } });
}

function failureIssue(step: StepName, error: unknown, message: string) {
  const service = error instanceof Unavailable ? error.service : null;
  return {
    reason: 'provider_failure' as const,
    subjectHash: hashValue([step, message]),
    canApprove: false,
    evidence: { step, service, message },
  };
}
