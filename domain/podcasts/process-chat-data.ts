import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { paragraphs, readChatExtras } from '../listings/content/read-chat-extras.ts';
import { ensurePodcastListing } from '../listings/ensure-podcast-listing.ts';
import type { ListingReading } from '../listings/extraction/facts.ts';
import { PageRefused } from '../listings/extraction/page/parse-html.ts';
import { type Actor, fillListing } from '../listings/fill-listing.ts';
import type { Listing } from '../listings/queries.ts';
import { canBecome, type PodcastStatus } from './status/rules.ts';

/** A description this long is prose; anything shorter is a remark among the facts. */
const minDescriptionLength = 120;

/**
 * Saves the AI chat data that staff pasted for an order and fills its listing from it. May be repeated with better
 * data; the status only moves forward.
 */
export async function processChatData(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'pageReader'>,
  input: { podcastId: string; chatgptData: string; actor?: Actor },
): Promise<{ listing: Listing; status: PodcastStatus }> {
  if (input.chatgptData.trim() === '') {
    throw new AppError('invalid', 'Please paste the ChatGPT data before submitting');
  }
  const reading = await readPasted(ctx, input.chatgptData);
  return inTransaction(ctx, async (tx) => {
    const [podcast] = await tx.db
      .select()
      .from(podcasts)
      .where(eq(podcasts.id, input.podcastId))
      .for('update');
    if (!podcast) throw new AppError('not_found', 'Podcast not found');
    if (!reading.readable) {
      const message =
        'No property facts were found in this text. Please paste the address, the price and the rooms.';
      throw new AppError('invalid', message, { fields: { chatgptData: message } });
    }
    const status = canBecome(podcast, 'chatgpt_processed') ? 'chatgpt_processed' : podcast.status;
    await tx.db
      .update(podcasts)
      .set({ chatgptData: input.chatgptData, chatgptProcessedAt: ctx.now(), status })
      .where(eq(podcasts.id, podcast.id));
    const listingId = await ensurePodcastListing(tx, podcast);
    const description = reading.facts.description.value ?? '';
    const { listing } = await fillListing(tx, listingId, {
      facts: reading.facts,
      written: {
        ...readChatExtras(input.chatgptData),
        description: description.length >= minDescriptionLength ? paragraphs(description) : null,
      },
      action: 'listing.chat_data',
      actor: input.actor,
    });
    await tx.queue.send('continue-production', { podcastId: podcast.id }, { key: podcast.id });
    return { listing, status };
  });
}

async function readPasted(ctx: Pick<Context, 'pageReader'>, text: string): Promise<ListingReading> {
  try {
    return await ctx.pageReader.readPasted(text, null);
  } catch (error) {
    if (error instanceof PageRefused) return { readable: false, reason: 'not a listing' };
    throw error;
  }
}
