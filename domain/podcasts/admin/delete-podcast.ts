import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { type AuditEntry, recordAudit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/**
 * Deletes an order: its listing stays without a podcast, and a job removes its files. An order that changed since it
 * was read stays. A second call finds nothing to delete.
 */
export function deletePodcast(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: {
    podcastId: string;
    updatedAt?: string | undefined;
    actor: Pick<AuditEntry, 'actorId' | 'ip'>;
  },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    // Locked in the order a worker uses, so neither waits for the other forever.
    await tx.db
      .select({ state: productionRuns.state })
      .from(productionRuns)
      .where(eq(productionRuns.podcastId, input.podcastId))
      .for('update');
    const [podcast] = await tx.db
      .select()
      .from(podcasts)
      .where(eq(podcasts.id, input.podcastId))
      .for('update');
    if (!podcast) throw new AppError('not_found', 'This order no longer exists');
    if (input.updatedAt && podcast.updatedAt.toISOString() !== input.updatedAt) {
      throw new AppError('conflict', 'This order has changed since you opened it. Please check it first.');
    }
    await tx.db.update(listings).set({ podcastId: null }).where(eq(listings.podcastId, podcast.id));
    await tx.db.delete(podcasts).where(eq(podcasts.id, podcast.id));
    await tx.queue.send('tidy-episode-files', { podcastId: podcast.id, replacedKeys: [] });
    const { status, customerEmail, listingUrl, paymentSessionId, amountCents } = podcast;
    await recordAudit(tx, {
      ...input.actor,
      action: 'order.deleted',
      subject: podcast.id,
      details: { status, customerEmail, listingUrl, paymentSessionId, amountCents },
    });
    return { id: podcast.id };
  });
}
