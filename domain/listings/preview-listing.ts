import type { Context } from '../context.ts';
import { factColumns } from './content/fact-columns.ts';
import type { PageFacts } from './extraction/facts.ts';
import { limitReadings } from './limit-readings.ts';
import { type LinkContext, readListingLink } from './read-listing-link.ts';
import { formatCityLine, hasStreet } from './rules.ts';
import type { ListingPreview } from './schema.ts';

/** Shows a visitor what we can read from a link before ordering. Stores nothing; may be repeated within limits. */
export async function previewListing(
  ctx: LinkContext & Pick<Context, 'accounts'>,
  input: { listingUrl: string; ip: string },
): Promise<ListingPreview> {
  await limitReadings(ctx, input.ip);
  const reading = await readListingLink(ctx, input.listingUrl);
  return reading.readable ? previewOf(reading.facts) : unreadable(reading.reason);
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
