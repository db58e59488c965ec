import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ShowUpdate } from './schema.ts';

type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

/** Puts a finished update on its home's page or takes it off. May be repeated. */
export async function showUpdate(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { podcastId, updateId, isOnPage }: ShowUpdate,
  actor: Actor,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(episodeUpdates)
      .set({ isOnPage })
      .where(
        and(
          eq(episodeUpdates.id, updateId),
          eq(episodeUpdates.podcastId, podcastId),
          eq(episodeUpdates.state, 'ready'),
          isNull(episodeUpdates.removedAt),
        ),
      )
      .returning({ id: episodeUpdates.id });
    if (!row) throw new AppError('not_found', 'This update isn’t there, or isn’t ready yet.');
    await tx.queue.send('publish-feeds', { podcastId }, { key: podcastId });
    await recordAudit(tx, {
      ...actor,
      action: isOnPage ? 'update.shown' : 'update.hidden',
      subject: podcastId,
      details: { updateId },
    });
  });
}
