import type { Context } from '../../context.ts';
import type { KitExtras } from '../../marketing/share-kit/share-kit.ts';
import { findFactCheck } from '../reviews/queries.ts';
import { findToldUpdate } from '../updates/queries.ts';

/** What production adds to a home's share kit: the fact check, and the current update. */
export async function findKitExtras(ctx: Pick<Context, 'db' | 'now'>, podcastId: string): Promise<KitExtras> {
  const factCheck = await findFactCheck(ctx, podcastId);
  return { factCheck: factCheck?.html, update: await findToldUpdate(ctx, podcastId) };
}
