import type { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { findEpisode } from '#domain/podcasts/queries.ts';
import type { ApiTranscript } from './schema.ts';

/** An episode's transcript, with times. The caller has checked who owns it. */
export async function readTranscript(
  ctx: Pick<Context, 'db' | 'site'>,
  orderId: string,
): Promise<z.infer<typeof ApiTranscript>> {
  const episode = await findEpisode(ctx, orderId);
  if (!episode || episode.turns.length === 0)
    throw new AppError('not_found', 'This episode has no transcript, because it was recorded elsewhere.');
  const { durationSeconds, chapters, turns, captionsUrl } = episode;
  return {
    orderId,
    durationSeconds,
    chapters,
    turns,
    captionsUrl: captionsUrl ? new URL(captionsUrl, ctx.site.url).href : null,
  };
}
