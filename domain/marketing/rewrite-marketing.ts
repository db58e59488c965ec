import { and, eq, exists, or } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { CheckClaims } from './facts/find-unbacked.ts';
import { writeMarketing } from './write-marketing.ts';

type Ctx = Parameters<typeof writeMarketing>[0];

/**
 * Updates a podcast's kit after the facts of its listing have changed (a price cut, a sale). A podcast in production
 * gets its first kit there; one delivered without a kit, such as an uploaded episode, gets it here. Can be repeated.
 */
export async function rewriteMarketing(
  ctx: Ctx,
  listingId: string,
  findClaimCheck: (ctx: Ctx, podcastId: string) => Promise<CheckClaims | undefined>,
): Promise<void> {
  const hasKit = exists(
    ctx.db
      .select({ id: marketingParts.podcastId })
      .from(marketingParts)
      .where(and(eq(marketingParts.podcastId, podcasts.id), eq(marketingParts.state, 'current'))),
  );
  const [kit] = await ctx.db
    .select({ podcastId: podcasts.id })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(and(eq(listings.id, listingId), or(hasKit, eq(podcasts.status, 'completed'))))
    .limit(1);
  if (!kit) return;
  const checkClaims = await findClaimCheck(ctx, kit.podcastId);
  const { written, offered } = await writeMarketing(ctx, kit.podcastId, { checkClaims });
  ctx.log.info({ podcastId: kit.podcastId, written, offered }, 'the marketing kit follows its listing');
}
