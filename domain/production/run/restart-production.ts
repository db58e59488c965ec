import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import { producibleStatuses } from '../../podcasts/status/rules.ts';
import { factSteps, type StepName, stepNames } from '../rules.ts';
import { deleteArtifacts } from './artifacts.ts';
import { lockRun, queueRun, stepsFrom, supersedeReviews } from './queue-run.ts';

/**
 * Runs the pipeline again with the listing's current facts; only turns that changed are recorded. With
 * `fromStep`, everything from there on is made again. A delivered podcast keeps its file until the new one is
 * ready.
 */
export function restartProduction(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { podcastId: string; fromStep?: StepName | undefined; actor: Actor },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { podcastId, fromStep, actor } = input;
    const state = await lockRun(tx, podcastId);
    if (state === 'running') throw new AppError('conflict', 'We’re making this podcast right now.');
    const [podcast] = await tx.db
      .select({ status: podcasts.status })
      .from(podcasts)
      .where(eq(podcasts.id, podcastId));
    if (!podcast) throw new AppError('not_found', 'Podcast not found');
    if (!producibleStatuses.includes(podcast.status))
      throw new AppError('conflict', `This order is ${podcast.status}, so it can’t be produced.`);
    if (fromStep) await deleteArtifacts(tx, podcastId, stepsFrom(fromStep));
    await supersedeReviews(tx, podcastId, [...stepNames]);
    await recordAudit(tx, {
      ...actor,
      action: 'production.restarted',
      subject: podcastId,
      details: { fromStep: fromStep ?? null },
    });
    await queueRun(tx, podcastId);
  });
}

/** Resumes a podcast that waited for more facts about its home; leaves any other alone. */
export async function continueWithFacts(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  podcastId: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const state = await lockRun(tx, podcastId);
    if (state !== 'in_review' && state !== 'waiting_for_agent') return;
    const [waiting] = await tx.db
      .select({ id: reviewItems.id })
      .from(reviewItems)
      .where(
        and(
          eq(reviewItems.podcastId, podcastId),
          eq(reviewItems.reason, 'thin_listing'),
          isNull(reviewItems.closedAt),
        ),
      );
    if (!waiting) return;
    await supersedeReviews(tx, podcastId, factSteps);
    await queueRun(tx, podcastId);
  });
}
