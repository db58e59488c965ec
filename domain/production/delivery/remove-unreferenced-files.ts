import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionProducts } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { lockRun } from '../run/queue-run.ts';
import { filesOf } from './deliver-podcast.ts';

/**
 * Takes a file of a podcast away unless something names it; says whether it did. Whoever makes the episode cannot begin
 * to name it meanwhile. May be repeated.
 */
export function removeUnnamed(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'storage'>,
  podcastId: string,
  key: string,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await lockRun(tx, podcastId);
    const [podcast] = await tx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
    const products = await tx.db
      .select({ files: productionProducts.files })
      .from(productionProducts)
      .where(eq(productionProducts.podcastId, podcastId));
    const named = [
      ...(podcast ? filesOf(podcast) : []),
      ...products.flatMap(({ files }) => Object.values(files)),
    ];
    if (named.includes(key)) return false;
    await ctx.storage.remove(key);
    return true;
  });
}
