import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { provisionalSlug } from './listing-slug.ts';
import { toListingUrl } from './rules.ts';

/** Creates an order's listing row, empty and pending, unless it has one. May be repeated. */
export async function ensurePodcastListing(
  ctx: Pick<Context, 'db'>,
  podcast: { id: string; listingUrl: string },
): Promise<string> {
  const find = () =>
    ctx.db.select({ id: listings.id }).from(listings).where(eq(listings.podcastId, podcast.id)).limit(1);
  const [known] = await find();
  if (known) return known.id;
  const sourceUrl = toListingUrl(podcast.listingUrl) ?? null;
  const [row] = await ctx.db
    .insert(listings)
    .values({ slug: provisionalSlug(), sourceUrl, podcastId: podcast.id })
    .onConflictDoNothing()
    .returning({ id: listings.id });
  const [first] = row ? [row] : await find();
  return first ? first.id : ensurePodcastListing(ctx, podcast);
}
