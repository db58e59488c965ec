import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { CHANGED_MEANWHILE, lockKit, mirror } from './parts/store-part.ts';
import type { ResolveOffer } from './schema.ts';

/** Accepts the offered version in place of the edited one, or declines it. Refused if the offer no longer exists. */
export async function resolveOffer(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  { podcastId, part, seenVersion, takes }: ResolveOffer,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockKit(tx, podcastId);
    const mine = and(eq(marketingParts.podcastId, podcastId), eq(marketingParts.part, part));
    const [offer] = await tx.db
      .update(marketingParts)
      .set({ state: 'past' })
      .where(and(mine, eq(marketingParts.state, 'offered'), eq(marketingParts.version, seenVersion)))
      .returning();
    if (!offer) throw new AppError('conflict', CHANGED_MEANWHILE);
    const current = and(mine, eq(marketingParts.state, 'current'));
    if (!takes) {
      // Anyone who declines has seen the new facts, so we don't repeat the same offer.
      await tx.db.update(marketingParts).set({ factsHash: offer.factsHash }).where(current);
      return;
    }
    await tx.db.update(marketingParts).set({ state: 'past' }).where(current);
    await tx.db.update(marketingParts).set({ state: 'current' }).where(eq(marketingParts.id, offer.id));
    await mirror(tx, podcastId, part, offer.content);
  });
}
