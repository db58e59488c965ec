import { eq } from 'drizzle-orm';
import { productionArtifacts } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { fileUrl } from '../../files/rules.ts';
import { factCheckReport } from '../../script/claims/fact-check-report.ts';
import { findRun, listQuestions, listReviews, listSteps, type RunStep } from '../queries.ts';
import { describeWait, stages } from '../rules.ts';
import { artifactOf, loadArtifacts } from '../run/artifacts.ts';
import type { ProductionRecord, ProductionView } from '../run/schema.ts';

type Ctx = Pick<Context, 'db'>;

/** A run as its customer follows it. */
export async function findProductionView(
  ctx: Pick<Context, 'db' | 'production'>,
  podcastId: string,
): Promise<ProductionView> {
  const run = await findRun(ctx, podcastId);
  const steps = await listSteps(ctx, podcastId);
  const reviews = await listReviews(ctx, podcastId);
  const open = reviews.filter(({ closedAt }) => closedAt === null).map(({ reason }) => reason);
  return {
    state: run?.state ?? null,
    message: (run && describeWait(run.state, open)) ?? null,
    stages: stages.map(({ name, title, steps: parts }) => ({ name, title, ...stageOf(steps, parts) })),
    questions: await readQuestions(ctx, podcastId),
    canEditScript:
      ctx.production.review === 'always' &&
      run?.state !== 'delivered' &&
      steps.some(({ name, outcome }) => name === 'write-script' && outcome === 'done'),
  };
}

/** Each step counts with its last run; a stage is done when all of its steps are. */
function stageOf(rows: RunStep[], parts: readonly string[]) {
  const last = parts.map((part) => rows.findLast(({ name }) => name === part));
  const begun = last.filter((row) => row !== undefined);
  const isDone = last.every((row) => row?.outcome === 'done');
  const current = begun.at(-1);
  // A step that will be tried again still runs, as far as the customer is concerned.
  const isRunning =
    !isDone && current !== undefined && !['review', 'questions', 'stopped'].includes(current.outcome ?? '');
  return {
    state: isDone ? ('done' as const) : isRunning ? ('running' as const) : ('waiting' as const),
    startedAt: begun[0]?.startedAt.toISOString() ?? null,
    endedAt: (isDone && current?.endedAt?.toISOString()) || null,
    doneParts: isRunning ? (current?.doneParts ?? null) : null,
    totalParts: isRunning ? (current?.totalParts ?? null) : null,
  };
}

async function readQuestions(ctx: Ctx, podcastId: string): Promise<ProductionView['questions']> {
  const rows = await listQuestions(ctx, podcastId);
  return rows.map(({ id, question, answer }) => ({ id, question, answer }));
}

/** A run as staff see it: every step, every issue, every file. */
export async function findProductionRecord(ctx: Ctx, podcastId: string): Promise<ProductionRecord> {
  const run = await findRun(ctx, podcastId);
  const artifacts = await ctx.db
    .select({ files: productionArtifacts.files })
    .from(productionArtifacts)
    .where(eq(productionArtifacts.podcastId, podcastId));
  return {
    state: run?.state ?? null,
    attempt: run?.attempt ?? 0,
    steps: (await listSteps(ctx, podcastId)).map(({ podcastId: _, ...step }) => ({
      ...step,
      startedAt: step.startedAt.toISOString(),
      endedAt: step.endedAt?.toISOString() ?? null,
    })),
    reviews: (await listReviews(ctx, podcastId)).map((item) => ({
      id: item.id,
      step: item.step,
      reason: item.reason,
      canApprove: item.canApprove,
      evidence: item.evidence,
      openedAt: item.openedAt.toISOString(),
      closedAt: item.closedAt?.toISOString() ?? null,
      decision: item.decision,
      note: item.note,
    })),
    questions: await readQuestions(ctx, podcastId),
    files: Object.fromEntries(
      artifacts.flatMap(({ files }) => Object.entries(files).map(([name, key]) => [name, fileUrl(key)])),
    ),
  };
}

/** Every claim of an episode with its source; undefined while there is no checked script. */
export async function findFactCheck(
  ctx: Ctx,
  podcastId: string,
): Promise<{ html: string; text: string } | undefined> {
  const artifacts = await loadArtifacts(ctx, podcastId);
  if (!artifacts['check-facts'] || !artifacts['check-script']) return undefined;
  const { sheet, unusedNotes, leftOut } = artifactOf({ artifacts }, 'check-facts');
  const { script, claims } = artifactOf({ artifacts }, 'check-script');
  return factCheckReport(script, sheet, claims, unusedNotes, leftOut);
}
