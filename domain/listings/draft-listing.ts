import type { Context } from '../context.ts';
import { explainCurrency, explainUnreadable } from './explain-unreadable.ts';
import type { PageFacts } from './extraction/facts.ts';
import { PageRefused } from './extraction/page/parse-html.ts';
import { storeSentPhotos } from './photos/store-sent-photos.ts';
import { previewOf, unreadable } from './preview-listing.ts';
import type { SentPage } from './read-sent-page.ts';
import { toListingUrl } from './rules.ts';
import type { ListingPreview } from './schema.ts';
import { saveReading } from './sheet/save-reading.ts';

/** `listingUrl` is the link of the page: the given one, or where a saved page says it came from. */
export type DraftedListing = ListingPreview & { draftId: string | null; listingUrl: string | null };

/**
 * Reads a page, text or file that an agent submits and stores its facts and photos for a few days, for an order: in the
 * given draft if it's about the same home, otherwise in a new one. The page itself isn't stored. The API calls
 * `limitReadings` before it accepts the page.
 */
export async function draftListing(
  ctx: Pick<Context, 'db' | 'now' | 'pageReader' | 'storage'>,
  input: {
    content: string | Uint8Array;
    listingUrl?: string | null | undefined;
    draftId?: string | null | undefined;
  },
): Promise<DraftedListing> {
  const given = toListingUrl(input.listingUrl ?? '') ?? null;
  const sent = await readSubmitted(ctx, input.content, given);
  if ('reason' in sent) return { ...unreadable(sent.reason), draftId: null, listingUrl: given };
  const { facts } = sent;
  const sourceUrl = given ?? toListingUrl(sent.url ?? '') ?? null;
  await storeSentPhotos(ctx, sent.photos);
  const draftId = await saveReading(ctx, { draftId: input.draftId, sourceUrl, origin: 'page', facts });
  return { ...previewOf(facts), draftId, listingUrl: sourceUrl };
}

/** `reason` can be shown. */
async function readSubmitted(
  ctx: Pick<Context, 'pageReader'>,
  content: string | Uint8Array,
  url: string | null,
): Promise<(Omit<SentPage, 'reading'> & { facts: PageFacts }) | { reason: string }> {
  try {
    const { reading, ...sent } = await ctx.pageReader.readSent(content, url);
    if (!reading.readable) return { reason: explainUnreadable(reading.reason) };
    const refusal = explainCurrency(reading.facts);
    return refusal ? { reason: refusal } : { ...sent, facts: reading.facts };
  } catch (error) {
    if (error instanceof PageRefused) return { reason: error.message };
    throw error;
  }
}
