import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { CHANGED_MEANWHILE, holdKit, mirror } from './parts/store-part.ts';
import type { SettleOffer } from './schema.ts';

/** Takes the offered version in place of the edited one, or declines it. An offer that is gone is refused. */
export async function settleOffer(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { podcastId, part, seenVersion, takes }: SettleOffer,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await holdKit(tx, podcastId);
    const mine = and(eq(marketingParts.podcastId, podcastId), eq(marketingParts.part, part));
    const [offer] = await tx.db
      .update(marketingParts)
      .set({ state: 'past' })
      .where(and(mine, eq(marketingParts.state, 'offered'), eq(marketingParts.version, seenVersion)))
      .returning();
    if (!offer) throw new AppError('conflict', CHANGED_MEANWHILE);
    const current = and(mine, eq(marketingParts.state, 'current'));
    if (!takes) {
      // Whoever declines has seen the new facts; the same offer is not made again.
      await tx.db.update(marketingParts).set({ factsHash: offer.factsHash }).where(current);
      return;
    }
    await tx.db.update(marketingParts).set({ state: 'past' }).where(current);
    await tx.db.update(marketingParts).set({ state: 'current' }).where(eq(marketingParts.id, offer.id));
    await mirror(tx, podcastId, part, offer.content);
  });
}
