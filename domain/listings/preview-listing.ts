import type { Context } from '../context.ts';
import { factColumns } from './content/fact-columns.ts';
import type { PageFacts } from './extraction/facts.ts';
import { limitReadings } from './limit-readings.ts';
import { type LinkContext, readListingLink } from './read-listing-link.ts';
import { formatCityLine, hasStreet } from './rules.ts';
import type { ListingPreview } from './schema.ts';
import { saveReading } from './sheet/save-reading.ts';

/**
 * Shows a visitor what we can read from a link before ordering, and stores it for a few days: in the given draft if it
 * is about the same home, else in a new one. May be repeated within limits.
 */
export async function previewListing(
  ctx: LinkContext & Pick<Context, 'accounts'>,
  input: { listingUrl: string; draftId?: string | null | undefined; ip: string },
): Promise<ListingPreview & { draftId: string | null }> {
  await limitReadings(ctx, input.ip);
  const reading = await readListingLink(ctx, input.listingUrl);
  if (!reading.readable) return { ...unreadable(reading.reason), draftId: null };
  const { facts, url: sourceUrl } = reading;
  const draftId = await saveReading(ctx, { draftId: input.draftId, sourceUrl, origin: 'link', facts });
  return { ...previewOf(facts), draftId };
}

export function previewOf(facts: PageFacts): ListingPreview {
  const columns = factColumns(facts);
  const place = { city: columns.city ?? '', state: columns.state ?? '', zipCode: columns.zipCode ?? '' };
  const street = columns.address && hasStreet(columns.address) ? columns.address : undefined;
  return {
    readable: true,
    address: [street, formatCityLine(place)].filter(Boolean).join(', ') || null,
    price: columns.price ?? null,
    beds: columns.beds ?? null,
    baths: columns.baths ?? null,
    sqft: columns.sqft ?? null,
    photo: columns.images?.[0] ?? null,
  };
}

export function unreadable(reason: string): ListingPreview {
  return {
    readable: false,
    reason,
    address: null,
    price: null,
    beds: null,
    baths: null,
    sqft: null,
    photo: null,
  };
}
