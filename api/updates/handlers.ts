import { isAdmin } from '#domain/accounts/queries.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { decideUpdate } from '#domain/production/updates/decide-update.ts';
import { previewUpdate } from '#domain/production/updates/draft-update.ts';
import { findUpdates } from '#domain/production/updates/queries.ts';
import { removeUpdate } from '#domain/production/updates/remove-update.ts';
import { requestUpdate } from '#domain/production/updates/request-update.ts';
import { showUpdate } from '#domain/production/updates/show-update.ts';
import { actorOf, type SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { updateData } from './contract.ts';

/** Writing an update keeps one core busy for a moment; recording it takes a minute. */
const limits = [
  { limit: 30, windowSeconds: 60 },
  { limit: 300, windowSeconds: 3600 },
];

export const updateHandlers: Handlers<typeof updateData> = {
  'GET /api/podcasts/:podcastId/updates': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return viewOf(call, podcastId);
  },
  'POST /api/podcasts/:podcastId/updates/preview': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    await limitCalls(call.ctx, 'updates', call.clientIp, limits);
    return previewUpdate(call.ctx, input);
  },
  'POST /api/podcasts/:podcastId/updates': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    await limitCalls(call.ctx, 'updates', call.clientIp, limits);
    await requestUpdate(call.ctx, input, actorOf(call));
    return viewOf(call, input.podcastId);
  },
  'PATCH /api/podcasts/:podcastId/updates/:updateId': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    await showUpdate(call.ctx, input, actorOf(call));
    return viewOf(call, input.podcastId);
  },
  'POST /api/update-reviews/:updateId/decision': async (call, input) => {
    await decideUpdate(call.ctx, input, actorOf(call));
    return { success: true };
  },
  'DELETE /api/podcasts/:podcastId/updates/:updateId': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    await removeUpdate(call.ctx, input, actorOf(call));
    return viewOf(call, input.podcastId);
  },
};

async function viewOf({ ctx, session }: SignedInCall, podcastId: string) {
  return { ...(await findUpdates(ctx, podcastId)), canApprove: await isAdmin(ctx, session) };
}
