import { AppError } from '#domain/errors.ts';
import { findAnalytics } from '#domain/listings/analytics/queries.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { analyticsData } from './contract.ts';

export const analyticsHandlers: Handlers<typeof analyticsData> = {
  'GET /api/podcasts/:podcastId/reach': async (call, { podcastId }) => {
    const { listing } = await requireOwnPodcast(call, podcastId);
    if (!listing) throw new AppError('conflict', 'This podcast has no listing page yet.');
    return { reach: await findAnalytics(call.ctx, listing.id) };
  },
};
