import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { referencedKeys } from '../delivery/deliver-podcast.ts';
import type { RemoveUpdate } from './schema.ts';

type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

/** Removes an update with its files. One that is being recorded is dropped when its recording ends. */
export async function removeUpdate(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { podcastId, updateId }: RemoveUpdate,
  actor: Actor,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const isThis = and(
      eq(episodeUpdates.id, updateId),
      eq(episodeUpdates.podcastId, podcastId),
      isNull(episodeUpdates.removedAt),
    );
    const [before] = await tx.db.select().from(episodeUpdates).where(isThis).for('update');
    if (!before) throw new AppError('not_found', 'This update has already been deleted.');
    const gone = { removedAt: ctx.now(), audioUrl: null, episode: null };
    await tx.db.update(episodeUpdates).set(gone).where(isThis);
    const { audioUrl, episode } = before;
    const replacedKeys = referencedKeys({ gcsFileUrl: audioUrl, podcastFileUrl: null, episode });
    if (replacedKeys.length > 0) await tx.queue.send('tidy-episode-files', { podcastId, replacedKeys });
    await tx.queue.send('publish-feeds', { podcastId }, { key: podcastId });
    const details = { updateId, kind: before.kind };
    await recordAudit(tx, { ...actor, action: 'update.removed', subject: podcastId, details });
  });
}
