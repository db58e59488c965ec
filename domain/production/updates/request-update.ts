import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { draftUpdate } from './draft-update.ts';
import { countRecentUpdates } from './queries.ts';
import { MAX_UPDATES, STILL_RECORDING, TOO_MANY_UPDATES, WORDS_CHANGED } from './rules.ts';
import type { RequestUpdate } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'speech'>;
type Actor = Pick<AuditEntry, 'actorId' | 'ip'>;

/**
 * Saves the words that were read and queues their recording. One at a time, with a monthly limit; failed ones don't
 * count. If sent twice, the second request is refused while the first is being recorded.
 */
export async function requestUpdate(ctx: Ctx, input: RequestUpdate, actor: Actor): Promise<string> {
  const { podcastId, occasion, seenHash } = input;
  const { script, sheet, news, hash } = await draftUpdate(ctx, input);
  if (hash !== seenHash) throw new AppError('conflict', WORDS_CHANGED);
  return inTransaction(ctx, async (tx) => {
    // Two simultaneous requests would each see one slot left.
    await tx.db.select().from(podcasts).where(eq(podcasts.id, podcastId)).for('no key update');
    const waiting = and(
      eq(episodeUpdates.podcastId, podcastId),
      eq(episodeUpdates.state, 'waiting'),
      isNull(episodeUpdates.removedAt),
    );
    if ((await tx.db.$count(episodeUpdates, waiting)) > 0) throw new AppError('conflict', STILL_RECORDING);
    if ((await countRecentUpdates({ ...tx, now: ctx.now }, podcastId)) >= MAX_UPDATES)
      throw new AppError('too_many', TOO_MANY_UPDATES);
    const [row] = await tx.db
      .insert(episodeUpdates)
      .values({
        podcastId,
        kind: occasion,
        openHouse: news.openHouse,
        script,
        sheet,
        totalParts: script.turns.length,
        requestedBy: actor.actorId,
        createdAt: ctx.now(),
      })
      .returning({ id: episodeUpdates.id });
    const updateId = row?.id as string;
    await recordAudit(tx, {
      ...actor,
      action: 'update.requested',
      subject: podcastId,
      details: { updateId, kind: occasion },
    });
    await tx.queue.send('record-update', { updateId }, { key: updateId, priority: 10 });
    return updateId;
  });
}
