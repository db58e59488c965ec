import { and, eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { writeMarketing } from './write-marketing.ts';

type Ctx = Parameters<typeof writeMarketing>[0];

/**
 * Updates the kit of a podcast after the facts of its listing have changed (a price cut, a sale). A podcast without a kit
 * gets none, because production writes the first. Can be repeated.
 */
export async function rewriteMarketing(
  ctx: Ctx,
  listingId: string,
  findClaimCheck: (ctx: Ctx, podcastId: string) => Promise<CheckClaims | undefined>,
): Promise<void> {
  const [kit] = await ctx.db
    .select({ podcastId: marketingParts.podcastId })
    .from(marketingParts)
    .innerJoin(listings, eq(listings.podcastId, marketingParts.podcastId))
    .where(and(eq(listings.id, listingId), eq(marketingParts.state, 'current')))
    .limit(1);
  if (!kit) return;
  const checkClaims = await findClaimCheck(ctx, kit.podcastId);
  const { written, offered } = await writeMarketing(ctx, kit.podcastId, { checkClaims });
  ctx.log.info({ podcastId: kit.podcastId, written, offered }, 'the marketing kit follows its listing');
}
