import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Puts everything made for a refunded order back online, or takes it offline. May be repeated. */
export async function setPodcastOnline(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { podcastId: string; isOnline: boolean; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<{ isOnline: boolean }> {
  const { podcastId, isOnline, actor } = input;
  await inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(podcasts)
      .set({ staysOnline: isOnline })
      .where(and(eq(podcasts.id, podcastId), eq(podcasts.status, 'cancelled')))
      .returning({ id: podcasts.id });
    if (changed.length === 0) throw new AppError('not_found', 'There is no canceled order with this id');
    const action = isOnline ? 'order.put_online' : 'order.taken_offline';
    await recordAudit(tx, { ...actor, action, subject: podcastId });
    await tx.queue.send('publish-feeds', { podcastId }, { key: podcastId });
  });
  return { isOnline };
}
