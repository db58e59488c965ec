import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { hideFiles } from './hidden-files.ts';

/**
 * Takes everything made for a podcast offline, or puts it back: page, embed, feed and files. The changed row makes every
 * process and the CDN drop their copies. May be repeated.
 */
export async function setPublished(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: { podcastId: string; isPublished: boolean; actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<{ isPublished: boolean }> {
  const { podcastId, isPublished, actor } = input;
  await inTransaction(ctx, async (tx) => {
    const isOther = isPublished ? isNotNull(podcasts.takenDownAt) : isNull(podcasts.takenDownAt);
    const changed = await tx.db
      .update(podcasts)
      .set({ takenDownAt: isPublished ? null : ctx.now() })
      .where(and(eq(podcasts.id, podcastId), isOther))
      .returning({ id: podcasts.id });
    if (changed.length === 0) return;
    await hideFiles(tx, podcastId, !isPublished);
    const action = isPublished ? 'record.published_again' : 'record.taken_down';
    await recordAudit(tx, { ...actor, action, subject: podcastId });
    await tx.queue.send('publish-feeds', { podcastId }, { key: podcastId });
  });
  return { isPublished };
}
