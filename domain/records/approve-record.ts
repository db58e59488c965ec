import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { homeRecords } from '#db/schema/records.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../listings/fill-listing.ts';

/**
 * Records that someone looked through a home's record and approves its content, up to the entry with this hash.
 * Refused if it has grown since they opened it. Each call is a separate approval.
 */
export async function approveRecord(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { podcastId, hash, actor }: { podcastId: string; hash: string; actor: Actor },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [head] = await tx.db
      .select({ hash: homeRecords.hash })
      .from(homeRecords)
      .where(eq(homeRecords.podcastId, podcastId))
      .for('update');
    if (!head || head.hash !== hash)
      throw new AppError(
        'conflict',
        'This record has changed since you opened it. Reload the page and check it again.',
      );
    await recordAudit(tx, { ...actor, action: 'record.approved', subject: podcastId, details: { hash } });
  });
}
