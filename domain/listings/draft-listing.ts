import { listingDrafts } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { explainUnreadable } from './explain-unreadable.ts';
import type { PageFacts } from './extraction/facts.ts';
import { PageRefused } from './extraction/page/parse-html.ts';
import { previewOf, unreadable } from './preview-listing.ts';
import { toListingUrl } from './rules.ts';
import type { ListingPreview } from './schema.ts';

export type DraftedListing = ListingPreview & { draftId: string | null };

/**
 * Reads a page, text or file an agent submits and stores its facts for a few days, for an order. Each call creates a
 * draft; the page itself is not stored. The API calls `limitReadings` before it accepts the page.
 */
export async function draftListing(
  ctx: Pick<Context, 'db' | 'now' | 'pageReader'>,
  input: { content: string | Uint8Array; listingUrl?: string | null | undefined },
): Promise<DraftedListing> {
  const sourceUrl = toListingUrl(input.listingUrl ?? '') ?? null;
  const reading = await readHandedIn(ctx, input.content, sourceUrl);
  if (!reading.readable) return { ...unreadable(reading.reason), draftId: null };
  const [draft] = await ctx.db
    .insert(listingDrafts)
    .values({ sourceUrl, facts: storable(reading.facts), createdAt: ctx.now() })
    .returning({ id: listingDrafts.id });
  return { ...previewOf(reading.facts), draftId: draft?.id ?? null };
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
    return reading.readable ? reading : { readable: false, reason: explainUnreadable(reading.reason) };
  } catch (error) {
    if (error instanceof PageRefused) return { readable: false, reason: error.message };
    throw error;
  }
}

/** PostgreSQL refuses some characters in JSON that occur on pages. */
function storable(facts: PageFacts): PageFacts {
  return JSON.parse(JSON.stringify(facts), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  ) as PageFacts;
}
