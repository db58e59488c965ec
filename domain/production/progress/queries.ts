import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts, productionRuns, productionSteps } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { fileUrl } from '../../files/rules.ts';
import { hostNames } from '../../script/rules.ts';
import { findRun, listQuestions, listReviews, listSteps, type RunStep } from '../queries.ts';
import { describeWait, isPhotoQuestion, type StepName, stepNames } from '../rules.ts';
import type { ProductionView } from '../run/schema.ts';
import { stepData } from '../run/step-data.ts';
import { describeStages } from './describe-stages.ts';
import { estimateRest, type StepTimes } from './estimate-rest.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

const RECENT_RUNS = 30;
/** With fewer recordings, we can't predict the next. */
const MIN_RUNS = 3;
const SHOWN_LINES = 4;

/** A run as its customer follows it. */
export async function findProductionView(
  ctx: Pick<Context, 'db' | 'now' | 'production'>,
  podcastId: string,
): Promise<ProductionView> {
  const run = await findRun(ctx, podcastId);
  const steps = await listSteps(ctx, podcastId);
  const reviews = await listReviews(ctx, podcastId);
  const open = reviews.filter(({ closedAt }) => closedAt === null).map(({ reason }) => reason);
  const message = (run && describeWait(run.state, open)) ?? null;
  const questions = await listQuestions(ctx, podcastId);
  return {
    state: run?.state ?? null,
    message,
    ...describeStages(steps),
    secondsLeft: message === null ? await estimate(ctx, podcastId, steps) : null,
    lines: await findLines(ctx, podcastId, steps),
    openingUrl: run?.openingKey ? fileUrl(run.openingKey) : null,
    questions: questions.map(({ id, field, question, answer }) => ({
      id,
      question,
      answer,
      isAboutPhotos: isPhotoQuestion(field),
    })),
    canEditScript:
      ctx.production.review === 'always' &&
      run?.state !== 'delivered' &&
      steps.some(({ name, outcome }) => name === 'write-script' && outcome === 'done'),
  };
}

async function estimate(ctx: Ctx, podcastId: string, steps: RunStep[]): Promise<number | null> {
  const now = ctx.now();
  const queue = steps.length === 0 ? await countQueue(ctx, podcastId) : { ahead: 0, running: 0 };
  return estimateRest(steps, await findStepTimes(ctx), { now, ...queue }) ?? null;
}

/** How many paid orders came before this one and aren't finished, and how many of them are in production. */
async function countQueue(ctx: Ctx, podcastId: string): Promise<{ ahead: number; running: number }> {
  const [own] = await ctx.db
    .select({ createdAt: podcasts.createdAt })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  if (!own) return { ahead: 0, running: 0 };
  const rows = await ctx.db
    .select({ state: productionRuns.state })
    .from(podcasts)
    .leftJoin(productionRuns, eq(productionRuns.podcastId, podcasts.id))
    .where(
      and(
        inArray(podcasts.status, ['paid', 'processing']),
        lt(podcasts.createdAt, own.createdAt),
        or(isNull(productionRuns.state), inArray(productionRuns.state, ['queued', 'running'])),
      ),
    );
  return { ahead: rows.length, running: rows.filter(({ state }) => state === 'running').length };
}

/** The median of each step over recent runs. */
async function findStepTimes(ctx: Ctx): Promise<StepTimes | undefined> {
  const seconds: StepTimes['seconds'] = {};
  let parts = 0;
  for (const name of stepNames) {
    const row = await findMedian(ctx, name);
    if (name === 'record-episode') {
      if (row.runs < MIN_RUNS || row.parts === null) return undefined;
      parts = row.parts;
    }
    if (row.seconds !== null) seconds[name] = row.seconds;
  }
  return { seconds, parts };
}

async function findMedian(ctx: Ctx, name: StepName) {
  const took = sql`extract(epoch from ${productionSteps.endedAt} - ${productionSteps.startedAt})`;
  const perPart = sql`${took} / greatest(1, coalesce(${productionSteps.totalParts}, 1))`;
  const recent = ctx.db
    .select({
      seconds: sql<number>`${name === 'record-episode' ? perPart : took}`.as('seconds'),
      parts: productionSteps.totalParts,
    })
    .from(productionSteps)
    .where(and(eq(productionSteps.name, name), eq(productionSteps.outcome, 'done')))
    .orderBy(sql`${productionSteps.endedAt} desc`)
    .limit(RECENT_RUNS)
    .as('recent');
  const [row] = await ctx.db
    .select({
      runs: sql<number>`count(*)::int`,
      seconds: sql<number | null>`(percentile_cont(0.5) within group (order by ${recent.seconds}))::float8`,
      parts: sql<number | null>`(percentile_cont(0.5) within group (order by ${recent.parts}))::float8`,
    })
    .from(recent);
  return row ?? { runs: 0, seconds: null, parts: null };
}

/**
 * What the hosts are saying now: the lines around the one being recorded. None before the script has been
 * checked.
 */
async function findLines(ctx: Ctx, podcastId: string, steps: RunStep[]): Promise<ProductionView['lines']> {
  const recording = steps.findLast(({ name }) => name === 'record-episode');
  if (recording?.outcome === 'done') return [];
  const [artifact] = await ctx.db
    .select({ data: productionArtifacts.data })
    .from(productionArtifacts)
    .where(and(eq(productionArtifacts.podcastId, podcastId), eq(productionArtifacts.step, 'check-script')));
  const turns = stepData['check-script'].safeParse(artifact?.data).data?.script.turns ?? [];
  const from = Math.max(0, (recording?.doneParts ?? 0) - 1);
  return turns
    .slice(from, from + SHOWN_LINES)
    .map(({ id, speaker, text }) => ({ id, speaker: hostNames[speaker], text }));
}
