import { AppError } from '#domain/errors.ts';
import { readAnalytics } from '#domain/listings/analytics/queries.ts';
import type { Call } from '../caller.ts';
import { requireOwnPodcast } from '../own-podcast.ts';

export async function readPodcastReach(call: Call, { podcastId }: { podcastId: string }) {
  const { listing } = await requireOwnPodcast(call, podcastId);
  if (!listing) throw new AppError('conflict', 'This podcast has no listing page yet.');
  return { reach: await readAnalytics(call.ctx, listing.id) };
}
