import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { pageStory } from '../../listings/content/story/page-story.ts';
import { NOT_READ } from '../../listings/correct-listing.ts';
import { describeListingFacts } from '../../listings/sheet/listing-facts.ts';
import { storedFacts } from '../../listings/stored-facts.ts';
import { producibleStatuses } from '../../podcasts/status/rules.ts';
import type { CorrectableFacts } from './schema.ts';

const NOT_ORDERED = 'You can fix facts once this order is paid.';

/** What the customer of an ordered home can correct, and how the episode is affected. */
export async function findCorrectableFacts(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<CorrectableFacts> {
  const { status, episode } = await findOrderToCorrect(ctx, podcastId);
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  if (!listing || listing.status === 'pending') throw new AppError('conflict', NOT_READ);
  const read = storedFacts(listing);
  const isRecorded = (episode?.turns.length ?? 0) > 0;
  return {
    fields: describeListingFacts(listing),
    storyChanges: (read && pageStory(listing, read)?.changes) ?? [],
    episode: status !== 'completed' ? 'making' : isRecorded ? 'recorded' : 'uploaded',
  };
}

/** An order that is paid for and not refunded. */
export async function findOrderToCorrect(ctx: Pick<Context, 'db'>, podcastId: string) {
  const [order] = await ctx.db
    .select({ status: podcasts.status, episode: podcasts.episode })
    .from(podcasts)
    .where(eq(podcasts.id, podcastId));
  if (!order) throw new AppError('not_found', 'Podcast not found');
  if (!producibleStatuses.includes(order.status)) throw new AppError('conflict', NOT_ORDERED);
  return order;
}
