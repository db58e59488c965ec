import { listingDrafts } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { explainUnreadable } from './explain-unreadable.ts';
import type { PageFacts } from './extraction/facts.ts';
import { PageRefused } from './extraction/page/parse-html.ts';
import { storeSentPhotos } from './photos/store-sent-photos.ts';
import { previewOf, unreadable } from './preview-listing.ts';
import type { SentPage } from './read-sent-page.ts';
import { toListingUrl } from './rules.ts';
import type { ListingPreview } from './schema.ts';

/** `listingUrl` is the link of the page: the given one, or where a saved page says it came from. */
export type DraftedListing = ListingPreview & { draftId: string | null; listingUrl: string | null };

/**
 * Reads a page, text or file an agent submits and stores its facts and the photos in it for a few days, for an order.
 * Each call creates a draft; the page itself is not stored. The API calls `limitReadings` before it accepts the page.
 */
export async function draftListing(
  ctx: Pick<Context, 'db' | 'now' | 'pageReader' | 'storage'>,
  input: { content: string | Uint8Array; listingUrl?: string | null | undefined },
): Promise<DraftedListing> {
  const given = toListingUrl(input.listingUrl ?? '') ?? null;
  const sent = await readSubmitted(ctx, input.content, given);
  if ('reason' in sent) return { ...unreadable(sent.reason), draftId: null, listingUrl: given };
  const sourceUrl = given ?? toListingUrl(sent.url ?? '') ?? null;
  await storeSentPhotos(ctx, sent.photos);
  const [draft] = await ctx.db
    .insert(listingDrafts)
    .values({ sourceUrl, facts: storable(sent.facts), createdAt: ctx.now() })
    .returning({ id: listingDrafts.id });
  return { ...previewOf(sent.facts), draftId: draft?.id ?? null, listingUrl: sourceUrl };
}

/** `reason` can be shown. */
async function readSubmitted(
  ctx: Pick<Context, 'pageReader'>,
  content: string | Uint8Array,
  url: string | null,
): Promise<(Omit<SentPage, 'reading'> & { facts: PageFacts }) | { reason: string }> {
  try {
    const { reading, ...sent } = await ctx.pageReader.readSent(content, url);
    return reading.readable
      ? { ...sent, facts: reading.facts }
      : { reason: explainUnreadable(reading.reason) };
  } catch (error) {
    if (error instanceof PageRefused) return { reason: error.message };
    throw error;
  }
}

/** PostgreSQL refuses some characters in JSON that occur on pages. */
function storable(facts: PageFacts): PageFacts {
  return JSON.parse(JSON.stringify(facts), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  ) as PageFacts;
}
