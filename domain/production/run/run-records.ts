import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StepOutcome } from '#db/column-values.ts';
import {
  agentQuestions,
  productionProducts,
  productionRuns,
  productionSteps,
  reviewItems,
} from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { RunState, StepName } from '../rules.ts';
import type { Claim } from './claim-run.ts';
import type { Doubt, Question } from './run-endings.ts';
import type { Product, Products } from './step.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

export async function loadProducts(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Products> {
  const rows = await ctx.db
    .select()
    .from(productionProducts)
    .where(eq(productionProducts.podcastId, podcastId));
  return Object.fromEntries(rows.map((row) => [row.step, row]));
}

export async function beginStep(ctx: Ctx, claim: Claim, name: StepName): Promise<string> {
  const [row] = await ctx.db
    .insert(productionSteps)
    .values({ podcastId: claim.podcastId, name, attempt: claim.attempt, startedAt: ctx.now() })
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
    // A step that is known to be done stays done, whatever went wrong after it.
    .where(and(eq(productionSteps.id, stepId), isNull(productionSteps.endedAt)));
}

/** Something was finished, so the attempts are counted anew. */
export async function countFromHere(ctx: Pick<Context, 'db'>, claim: Claim): Promise<void> {
  await ctx.db.update(productionRuns).set({ tries: 0 }).where(eq(productionRuns.podcastId, claim.podcastId));
  claim.tries = 0;
}

export async function keepProduct(ctx: Ctx, claim: Claim, step: StepName, product: Product): Promise<void> {
  const row = { ...product, attempt: claim.attempt, createdAt: ctx.now() };
  await ctx.db
    .insert(productionProducts)
    .values({ podcastId: claim.podcastId, step, ...row })
    .onConflictDoUpdate({ target: [productionProducts.podcastId, productionProducts.step], set: row });
}

/** Ends the attempt: the lease is over and the podcast waits for what the state says. */
export async function settleRun(
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
  doubts: Doubt[],
): Promise<void> {
  const rows = doubts.map((doubt) => ({ podcastId, step, openedAt: ctx.now(), ...doubt }));
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

/** Asks what has not been asked yet; says which questions are new. */
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
  { reason, subjectHash }: Doubt,
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
