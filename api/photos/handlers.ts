import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { NOT_READ } from '#domain/listings/correct-listing.ts';
import { findMarkedPhotos } from '#domain/listings/photos/origins/queries.ts';
import type { MarkedPhotos } from '#domain/listings/photos/origins/schema.ts';
import { markPhotos } from '#domain/production/reviews/mark-photos.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { photoData } from './contract.ts';

export const photoHandlers: Handlers<typeof photoData> = {
  'GET /api/podcasts/:podcastId/photos': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return showPhotos(call.ctx, podcastId);
  },
  'POST /api/podcasts/:podcastId/photos': async (call, { podcastId, marks }) => {
    await requireOwnPodcast(call, podcastId);
    await markPhotos(call.ctx, { podcastId, marks, by: call.session.email, actor: actorOf(call) });
    return showPhotos(call.ctx, podcastId);
  },
};

export async function showPhotos(ctx: Context, podcastId: string): Promise<MarkedPhotos> {
  const photos = await findMarkedPhotos(ctx, podcastId);
  if (!photos) throw new AppError('conflict', NOT_READ);
  return photos;
}
