import { decideAuthorization } from '#domain/assistants/decide-authorization.ts';
import { disconnectAssistant } from '#domain/assistants/disconnect-assistant.ts';
import { openListing } from '#domain/assistants/open-listing.ts';
import { findHomeAccess, listConnections } from '#domain/assistants/queries.ts';
import { viewAuthorization } from '#domain/assistants/view-authorization.ts';
import { AppError } from '#domain/errors.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { actorOf, type SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { assistantData } from './contract.ts';

export const assistantHandlers: Handlers<typeof assistantData> = {
  'GET /api/assistants': async ({ ctx, session }) => ({
    assistants: await listConnections(ctx, session.userId),
  }),
  'DELETE /api/assistants/:connectionId': ({ ctx, session, clientIp }, { connectionId }) =>
    disconnectAssistant(ctx, { connectionId, userId: session.userId, ip: clientIp }),
  'GET /api/assistants/authorization': async ({ ctx, clientIp }, request) => {
    // An unknown assistant's document may have to be fetched from its site.
    await limitCalls(ctx, 'oauth-authorization', clientIp, [{ limit: 30, windowSeconds: 60 }]);
    return viewAuthorization(ctx, request);
  },
  'POST /api/assistants/authorization': async ({ ctx, session, clientIp }, { isAllowed, ...request }) => {
    const { userId, isEmailConfirmed } = session;
    const decision = { request, isAllowed, userId, isEmailConfirmed, ip: clientIp };
    return { returnTo: await decideAuthorization(ctx, decision) };
  },
  'GET /api/podcasts/:podcastId/assistants': async (call, { podcastId }) => {
    const { isPublished = false, isOpen = false } = (await readHomeAccess(call, podcastId)) ?? {};
    return { isPublished, isOpen };
  },
  'PATCH /api/podcasts/:podcastId/assistants': async (call, { podcastId, isOpen }) => {
    const home = await readHomeAccess(call, podcastId);
    if (!home) throw new AppError('conflict', 'This home has no page yet.');
    await openListing(call.ctx, { listingId: home.listingId, isOpen, actor: actorOf(call) });
    return { isPublished: home.isPublished, isOpen };
  },
};

async function readHomeAccess(call: SignedInCall, podcastId: string) {
  await requireOwnPodcast(call, podcastId);
  return findHomeAccess(call.ctx, podcastId);
}
