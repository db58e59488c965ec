import { AppError } from '#domain/errors.ts';
import { readReach } from '#domain/listings/reach/queries.ts';
import type { Call } from '../http/call.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';

export async function readPodcastReach(call: Call, { podcastId }: { podcastId: string }) {
  const { listing } = await requireOwnPodcast(call, podcastId);
  if (!listing) throw new AppError('conflict', 'This podcast has no listing page yet.');
  return { reach: await readReach(call.ctx, listing.id) };
}
