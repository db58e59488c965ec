import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../../context.ts';
import { limitCalls } from '../../limit-calls.ts';
import { correctListing } from '../../listings/correct-listing.ts';
import type { Actor } from '../../listings/fill-listing.ts';
import type { CorrectFacts } from '../../listings/sheet/schema.ts';
import { findRun } from '../queries.ts';
import { factSteps } from '../rules.ts';
import { lockRun, queueRun, supersedeReviews } from '../run/queue-run.ts';
import { restartProduction } from '../run/restart-production.ts';
import { findOrderToCorrect } from './find-correctable-facts.ts';
import { findEpisodeChanges } from './find-episode-changes.ts';
import { isWorthRecording } from './is-worth-recording.ts';

const limits = [
  { limit: 30, windowSeconds: 3600 },
  { limit: 100, windowSeconds: 86_400 },
];
const TOO_MANY = 'That’s a lot of changes at once. Please wait a little and try again.';

/**
 * Corrects the facts of an ordered home. Its page and its kit follow at once. An episode in production will include
 * them; a delivered one is re-recorded where it says something else. May be repeated.
 */
export async function correctHome(
  ctx: Context,
  input: CorrectFacts & { podcastId: string; by: string; ip: string; actor: Actor },
): Promise<void> {
  const { podcastId, actor } = input;
  await limitCalls(ctx, 'correct-home', input.ip, limits, TOO_MANY);
  const { status } = await findOrderToCorrect(ctx, podcastId);
  await inTransaction(ctx, async (tx) => {
    const state = await lockRun(tx, podcastId);
    await correctListing(tx, input);
    if (state !== 'waiting_for_agent' && state !== 'in_review') return;
    await supersedeReviews(tx, podcastId, factSteps);
    await queueRun(tx, podcastId);
  });
  if (status !== 'completed') return;
  const { changedFacts } = await findEpisodeChanges(ctx, podcastId);
  const isIdle = (await findRun(ctx, podcastId))?.state === 'delivered';
  if (isIdle && changedFacts.some(isWorthRecording)) await restartProduction(ctx, { podcastId, actor });
}
