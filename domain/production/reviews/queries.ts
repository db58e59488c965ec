import { eq } from 'drizzle-orm';
import { productionArtifacts } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { fileUrl } from '../../files/rules.ts';
import { checkClaims } from '../../script/claims/check-claims.ts';
import { factCheckReport } from '../../script/claims/fact-check-report.ts';
import { Script } from '../../script/schema.ts';
import { findRun, listQuestions, listReviews, listSteps } from '../queries.ts';
import { isPhotoQuestion } from '../rules.ts';
import { artifactOf, loadArtifacts } from '../run/artifacts.ts';
import type { ProductionRecord } from '../run/schema.ts';
import { findToldUpdate } from '../updates/queries.ts';

type Ctx = Pick<Context, 'db'>;

/** A run as staff see it: every step, every issue, every file. */
export async function findProductionRecord(ctx: Ctx, podcastId: string): Promise<ProductionRecord> {
  const run = await findRun(ctx, podcastId);
  const artifacts = await ctx.db
    .select({
      step: productionArtifacts.step,
      data: productionArtifacts.data,
      files: productionArtifacts.files,
    })
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
    questions: (await listQuestions(ctx, podcastId)).map(({ id, field, question, answer }) => ({
      id,
      question,
      answer,
      isAboutPhotos: isPhotoQuestion(field),
    })),
    writer: writerOf(artifacts.find(({ step }) => step === 'write-script')?.data),
    files: Object.fromEntries(
      artifacts.flatMap(({ files }) => Object.entries(files).map(([name, key]) => [name, fileUrl(key)])),
    ),
  };
}

const writerOf = (script: unknown) => Script.safeParse(script).data?.writer ?? null;

/**
 * Every claim of an episode, and of the current update, with its source; undefined if there is no checked script.
 */
export async function findFactCheck(
  ctx: Pick<Context, 'db' | 'now'>,
  podcastId: string,
): Promise<{ html: string; text: string } | undefined> {
  const artifacts = await loadArtifacts(ctx, podcastId);
  if (!artifacts['check-facts'] || !artifacts['check-script']) return undefined;
  const { sheet, unusedNotes, leftOut } = artifactOf({ artifacts }, 'check-facts');
  const { script, claims } = artifactOf({ artifacts }, 'check-script');
  const update = await findToldUpdate(ctx, podcastId);
  const later = update ? [{ ...update, claims: checkClaims(update.script, update.sheet) }] : [];
  return factCheckReport(script, sheet, claims, unusedNotes, leftOut, later);
}
