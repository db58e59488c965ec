import { listOwnHomes } from '#domain/podcasts/own-homes/queries.ts';
import { refundPayment } from '#domain/podcasts/refund-payment.ts';
import { setPodcastOnline } from '#domain/podcasts/set-podcast-online.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { podcastData } from './contract.ts';
import { requireOwnPodcast } from './require-own-podcast.ts';

export const podcastHandlers: Handlers<typeof podcastData> = {
  'GET /api/podcasts': async ({ ctx, session }) => ({ podcasts: await listOwnHomes(ctx, session) }),
  'GET /api/podcasts/:podcastId': async (call, { podcastId }) => ({
    podcast: await requireOwnPodcast(call, podcastId),
  }),
  'POST /api/podcasts/:podcastId/refund': (call, { podcastId, staysOnline }) =>
    refundPayment(call.ctx, { podcastId, staysOnline, actor: actorOf(call) }),
  'POST /api/podcasts/:podcastId/online': (call, { podcastId, isOnline }) =>
    setPodcastOnline(call.ctx, { podcastId, isOnline, actor: actorOf(call) }),
};
