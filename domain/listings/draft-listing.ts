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
 * Reads a page or text that an agent hands in and keeps its facts for a few days, to be ordered with. Each call keeps
 * a draft of its own; the page itself is not kept. The door counts it with `limitReadings`, before it takes the page.
 */
export async function draftListing(
  ctx: Pick<Context, 'db' | 'now' | 'pageReader'>,
  input: { content: string; listingUrl?: string | null | undefined },
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

/** `reason` is fit to be shown. */
async function readHandedIn(
  ctx: Pick<Context, 'pageReader'>,
  content: string,
  url: string | null,
): Promise<{ readable: true; facts: PageFacts } | { readable: false; reason: string }> {
  try {
    const reading = await ctx.pageReader.readPasted(content, url);
    return reading.readable ? reading : { readable: false, reason: explainUnreadable(reading.reason) };
  } catch (error) {
    if (error instanceof PageRefused) return { readable: false, reason: error.message };
    throw error;
  }
}

/** The database refuses some characters in JSON that pages do contain. */
function storable(facts: PageFacts): PageFacts {
  return JSON.parse(JSON.stringify(facts), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  ) as PageFacts;
}
