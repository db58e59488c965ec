import { and, eq, isNull, sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import type { Context } from '../../context.ts';
import { fileUrl } from '../../files/rules.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { updateToHearMail } from '../../mails/templates/update-to-hear-mail.ts';
import { Script } from '../../script/schema.ts';
import { findDayConflict } from './find-day-conflict.ts';
import { FaultyRecording, makeRecording } from './make-recording.ts';

const MAX_ATTEMPTS = 3;
const FAILED = 'We couldn’t record this update. Please try again in a few minutes.';

/**
 * Records a requested update. The home's episode stays as it is. Can be repeated and resumed: recorded turns are kept, and
 * an update that fails three times, or whose file fails a gate, is abandoned.
 */
export async function recordUpdate(ctx: Context, updateId: string, signal: AbortSignal): Promise<void> {
  const isThis = and(
    eq(episodeUpdates.id, updateId),
    eq(episodeUpdates.state, 'waiting'),
    isNull(episodeUpdates.removedAt),
  );
  const [row] = await ctx.db
    .update(episodeUpdates)
    .set({ attempts: sql`${episodeUpdates.attempts} + 1` })
    .where(isThis)
    .returning();
  if (!row) return;
  const giveUp = () => ctx.db.update(episodeUpdates).set({ state: 'failed', reason: FAILED }).where(isThis);
  if (row.attempts > MAX_ATTEMPTS) {
    await giveUp();
    return;
  }
  const { podcastId } = row;
  const script = Script.parse(row.script);
  let reported: Promise<unknown> = Promise.resolve();
  const onTurn = (doneParts: number, totalParts: number) => {
    const report = () => ctx.db.update(episodeUpdates).set({ doneParts, totalParts }).where(isThis);
    reported = reported.then(report).catch((err: unknown) => {
      ctx.log.warn({ err, updateId }, 'the progress of an update was not saved');
    });
  };
  try {
    const made = await makeRecording(ctx, { updateId, podcastId, script, signal, onTurn });
    await reported;
    await inTransaction(ctx, async (tx) => {
      const { audioKey, episode, verification } = made;
      const reviewReason = made.reviewReason ?? findDayConflict(row.sheet, row.openHouse);
      const [finished] = await tx.db
        .update(episodeUpdates)
        .set({
          state: reviewReason ? 'in_review' : 'ready',
          reason: reviewReason,
          audioUrl: fileUrl(audioKey),
          episode,
          verification,
          readyAt: ctx.now(),
        })
        .where(isThis)
        .returning({ id: episodeUpdates.id });
      // Someone removed it in the meantime: nothing references its files.
      if (!finished) await tx.queue.send('tidy-episode-files', { podcastId, replacedKeys: [audioKey] });
      else if (!reviewReason) await tx.queue.send('publish-feeds', { podcastId }, { key: podcastId });
      else
        await queueMail(tx, {
          mailKey: `update-to-hear:${updateId}`,
          kind: 'update-to-hear',
          recipient: ctx.orders.staffInbox,
          content: updateToHearMail(ctx.site, { updateId, title: script.title, reason: reviewReason }),
        });
    });
    ctx.log.info({ podcastId, updateId, kind: row.kind }, 'an update was recorded');
  } catch (error) {
    await reported;
    const isOver = error instanceof FaultyRecording;
    const isLastTry = error instanceof Unavailable && row.attempts >= MAX_ATTEMPTS;
    if (!isOver && (!isLastTry || signal.aborted)) throw error;
    ctx.log.warn({ err: error, podcastId, updateId }, 'the update could not be recorded');
    await giveUp();
  }
}
