import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts, productionRuns } from '#db/schema/production.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import type { Context } from '../../context.ts';
import { lockRun } from '../run/queue-run.ts';
import { referencedKeys } from './deliver-podcast.ts';

/**
 * Removes a file of a podcast unless something references it; returns whether it did. The lock keeps a run
 * from referencing it in the meantime. May be repeated.
 */
export function removeUnreferencedFile(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'storage'>,
  podcastId: string,
  key: string,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await lockRun(tx, podcastId);
    const [podcast] = await tx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
    const artifacts = await tx.db
      .select({ files: productionArtifacts.files })
      .from(productionArtifacts)
      .where(eq(productionArtifacts.podcastId, podcastId));
    const [run] = await tx.db
      .select({ openingKey: productionRuns.openingKey })
      .from(productionRuns)
      .where(eq(productionRuns.podcastId, podcastId));
    const updates = await tx.db
      .select({ audioUrl: episodeUpdates.audioUrl, episode: episodeUpdates.episode })
      .from(episodeUpdates)
      .where(eq(episodeUpdates.podcastId, podcastId));
    const referenced = [
      run?.openingKey,
      ...(podcast ? referencedKeys(podcast) : []),
      ...updates.flatMap(({ audioUrl, episode }) =>
        referencedKeys({ gcsFileUrl: audioUrl, podcastFileUrl: null, episode }),
      ),
      ...artifacts.flatMap(({ files }) => Object.values(files)),
    ];
    if (referenced.includes(key)) return false;
    await ctx.storage.remove(key);
    return true;
  });
}
