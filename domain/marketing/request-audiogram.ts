import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { fileKeyOf } from '../files/rules.ts';
import { loadHome } from './load-home.ts';
import { lockKit, storePart } from './parts/store-part.ts';
import { findPart } from './queries.ts';

/** Requests the 30-second clip, which a job makes. While it is being made, another request changes nothing. */
export async function requestAudiogram(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'video'>,
  podcastId: string,
): Promise<void> {
  if (!ctx.video) throw new AppError('conflict', 'Clips cannot be made here: no ffmpeg was found.');
  const { podcast, factsHash } = await loadHome(ctx, podcastId);
  if (!fileKeyOf(podcast.gcsFileUrl ?? podcast.podcastFileUrl ?? '') || !podcast.episode?.turns.length) {
    throw new AppError('conflict', 'The clip can be made once the episode is ready.');
  }
  await inTransaction(ctx, async (tx) => {
    await lockKit(tx, podcastId);
    const current = await findPart(tx, podcastId, 'audiogram');
    if (current?.content.state !== 'making') {
      const content = { state: 'making' as const, film: current?.content.film ?? null };
      await storePart(tx, {
        podcastId,
        part: 'audiogram',
        content,
        factsHash,
        isEdited: false,
        writtenBy: 'built-in',
      });
    }
    await tx.queue.send('make-audiogram', { podcastId }, { key: podcastId });
  });
}
