import { isAdmin } from '#domain/accounts/queries.ts';
import { AppError } from '#domain/errors.ts';
import { editScript } from '#domain/production/reviews/edit-script.ts';
import { findEpisodeChanges } from '#domain/production/reviews/find-episode-changes.ts';
import { findScript } from '#domain/production/reviews/find-script.ts';
import { settleConflict } from '#domain/production/reviews/resolve-conflict.ts';
import type { SaveScript, SettleConflict } from '#domain/production/reviews/schema.ts';
import { restartProduction } from '#domain/production/run/restart-production.ts';
import type { Call, SignedInCall } from '../caller.ts';
import { actorOf } from '../functions/listings.ts';
import { requireOwnPodcast } from '../own-podcast.ts';

/** Staff at any time; the customer while every episode is looked at before it is delivered. */
async function requireEditor(call: SignedInCall, podcastId: string): Promise<void> {
  const { status } = await requireOwnPodcast(call, podcastId);
  if (await isAdmin(call.ctx, call.session)) return;
  if (call.ctx.production.review !== 'always' || status === 'completed')
    throw new AppError('forbidden', 'The script of this podcast cannot be changed.');
}

export async function readScript(call: SignedInCall, { podcastId }: { podcastId: string }) {
  await requireEditor(call, podcastId);
  return findScript(call.ctx, podcastId);
}

export async function saveScript(call: SignedInCall, input: SaveScript) {
  await requireEditor(call, input.podcastId);
  return editScript(call.ctx, { ...input, actor: actorOf(call) });
}

export async function readChanges(call: SignedInCall, { podcastId }: { podcastId: string }) {
  await requireOwnPodcast(call, podcastId);
  return findEpisodeChanges(call.ctx, podcastId);
}

export async function recordChanges(call: SignedInCall, { podcastId }: { podcastId: string }) {
  const { changedFacts } = await readChanges(call, { podcastId });
  if (changedFacts.length === 0)
    throw new AppError('conflict', 'The episode says what the listing says already.');
  await restartProduction(call.ctx, { podcastId, actor: actorOf(call) });
  return { success: true };
}

export function chooseFacts(call: Call, input: SettleConflict) {
  return settleConflict(call.ctx, { ...input, actor: actorOf(call) });
}
