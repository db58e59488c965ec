import type { Context } from '../context.ts';
import { explainCurrency, explainUnreadable } from './explain-unreadable.ts';
import type { PageFacts } from './extraction/facts.ts';
import { PageRefused } from './extraction/page/parse-html.ts';
import { previewOf, unreadable } from './preview-listing.ts';
import { toListingUrl } from './rules.ts';
import type { ListingPreview } from './schema.ts';
import { saveReading } from './sheet/save-reading.ts';

export type DraftedListing = ListingPreview & { draftId: string | null };

/**
 * Reads a page, text or file an agent submits and stores its facts for a few days, for an order: in the given draft if
 * it is about the same home, else in a new one. The page itself is not stored. The API calls `limitReadings` before it
 * accepts the page.
 */
export async function draftListing(
  ctx: Pick<Context, 'db' | 'now' | 'pageReader'>,
  input: {
    content: string | Uint8Array;
    listingUrl?: string | null | undefined;
    draftId?: string | null | undefined;
  },
): Promise<DraftedListing> {
  const sourceUrl = toListingUrl(input.listingUrl ?? '') ?? null;
  const reading = await readHandedIn(ctx, input.content, sourceUrl);
  if (!reading.readable) return { ...unreadable(reading.reason), draftId: null };
  const { facts } = reading;
  const draftId = await saveReading(ctx, { draftId: input.draftId, sourceUrl, origin: 'page', facts });
  return { ...previewOf(facts), draftId };
}

/** `reason` can be shown. */
async function readHandedIn(
  ctx: Pick<Context, 'pageReader'>,
  content: string | Uint8Array,
  url: string | null,
): Promise<{ readable: true; facts: PageFacts } | { readable: false; reason: string }> {
  try {
    const reading = await (typeof content === 'string'
      ? ctx.pageReader.readPasted(content, url)
      : ctx.pageReader.readFile(content, url));
    if (!reading.readable) return { readable: false, reason: explainUnreadable(reading.reason) };
    const refusal = explainCurrency(reading.facts);
    return refusal ? { readable: false, reason: refusal } : reading;
  } catch (error) {
    if (error instanceof PageRefused) return { readable: false, reason: error.message };
    throw error;
  }
}
