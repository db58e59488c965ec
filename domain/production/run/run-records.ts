import { and, eq, isNull, sql } from 'drizzle-orm';
import { agentQuestions, productionRuns, productionSteps, reviewItems } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { RunState, StepName } from '../rules.ts';
import type { Lease } from './acquire-lease.ts';
import type { Question, ReviewIssue } from './run-endings.ts';

type Ctx = Pick<Context, 'db' | 'now'>;
export type StepOutcome = 'done' | 'failed' | 'interrupted' | 'review' | 'questions' | 'stopped';

export async function beginStep(ctx: Ctx, lease: Lease, name: StepName): Promise<string> {
  const [row] = await ctx.db
    .insert(productionSteps)
    .values({ podcastId: lease.podcastId, name, attempt: lease.attempt, startedAt: ctx.now() })
    .returning({ id: productionSteps.id });
  return row?.id as string;
}

export async function endStep(
  ctx: Ctx,
  stepId: string,
  outcome: StepOutcome,
  detail?: string,
): Promise<void> {
  await ctx.db
    .update(productionSteps)
    .set({ endedAt: ctx.now(), outcome, detail: detail ?? null })
    // A finished step stays finished, whatever goes wrong after it.
    .where(and(eq(productionSteps.id, stepId), isNull(productionSteps.endedAt)));
}

/** There was progress, so attempts count from zero again. */
export async function resetTries(ctx: Pick<Context, 'db'>, lease: Lease): Promise<void> {
  await ctx.db.update(productionRuns).set({ tries: 0 }).where(eq(productionRuns.podcastId, lease.podcastId));
  lease.tries = 0;
}

/** Ends the lease; the podcast waits for what the state says. */
export async function endRun(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  state: RunState,
  tries?: number,
): Promise<void> {
  await ctx.db
    .update(productionRuns)
    .set({ state, leasedUntil: null, ...(tries === undefined ? {} : { tries }) })
    .where(eq(productionRuns.podcastId, podcastId));
}

export async function openReviews(
  ctx: Ctx,
  podcastId: string,
  step: StepName,
  issues: ReviewIssue[],
): Promise<void> {
  const rows = issues.map((issue) => ({ podcastId, step, openedAt: ctx.now(), ...issue }));
  await ctx.db
    .insert(reviewItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [reviewItems.podcastId, reviewItems.step, reviewItems.reason],
      targetWhere: sql`${reviewItems.closedAt} is null`,
      set: {
        evidence: sql`excluded.evidence`,
        subjectHash: sql`excluded.subject_hash`,
        canApprove: sql`excluded.can_approve`,
      },
    });
}

/** Asks what has not been asked yet; returns the new questions. */
export async function askQuestions(
  ctx: Ctx,
  podcastId: string,
  questions: Question[],
): Promise<{ id: string; question: string }[]> {
  const rows = questions.map((question) => ({ podcastId, askedAt: ctx.now(), ...question }));
  return ctx.db
    .insert(agentQuestions)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: agentQuestions.id, question: agentQuestions.question });
}

export async function isApproved(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  { reason, subjectHash }: Pick<ReviewIssue, 'reason' | 'subjectHash'>,
): Promise<boolean> {
  const found = await ctx.db
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.podcastId, podcastId),
        eq(reviewItems.reason, reason),
        eq(reviewItems.subjectHash, subjectHash),
        eq(reviewItems.decision, 'approve'),
      ),
    )
    .limit(1);
  return found.length > 0;
}
