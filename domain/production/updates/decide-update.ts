import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { referencedKeys } from '../delivery/deliver-podcast.ts';
import { DROPPED } from './rules.ts';
import type { DecideUpdate } from './schema.ts';

type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

/**
 * Staff have listened to an update: it goes on its home's page, or it's dropped with its files and its owner reads why.
 * A second decision is refused.
 */
export async function decideUpdate(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { updateId, decision }: DecideUpdate,
  actor: Actor,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const isThis = and(
      eq(episodeUpdates.id, updateId),
      eq(episodeUpdates.state, 'in_review'),
      isNull(episodeUpdates.removedAt),
    );
    const [before] = await tx.db.select().from(episodeUpdates).where(isThis).for('update');
    if (!before) throw new AppError('conflict', 'Someone has already decided on this update.');
    const { podcastId, audioUrl, episode, kind } = before;
    const isApproved = decision === 'approve';
    await tx.db
      .update(episodeUpdates)
      .set(
        isApproved
          ? { state: 'ready', reason: null, isOnPage: true }
          : { state: 'failed', reason: DROPPED, audioUrl: null, episode: null },
      )
      .where(isThis);
    if (isApproved) await tx.queue.send('publish-feeds', { podcastId }, { key: podcastId });
    else {
      const replacedKeys = referencedKeys({ gcsFileUrl: audioUrl, podcastFileUrl: null, episode });
      await tx.queue.send('tidy-episode-files', { podcastId, replacedKeys });
    }
    await recordAudit(tx, {
      ...actor,
      action: isApproved ? 'update.approved' : 'update.dropped',
      subject: podcastId,
      details: { updateId, kind },
    });
  });
}
