import { findSamplePage } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import type { Context } from '#domain/context.ts';
import { ensurePodcastListing } from '#domain/listings/ensure-podcast-listing.ts';
import { readListingPage } from '#domain/listings/extraction/read-listing-page.ts';
import { fillListing } from '#domain/listings/fill-listing.ts';

/** Gives an order's listing the data of one of the sample homes. */
export async function fillFromSample(ctx: Context, podcastId: string, home: string): Promise<void> {
  const url = `http://localhost:3000/samples/${home}`;
  const reading = readListingPage(findSamplePage(`/samples/${home}`) ?? '', { url });
  if (!reading.readable) throw new Error(`${home} cannot be read`);
  const listingId = await ensurePodcastListing(ctx, { id: podcastId, listingUrl: url });
  await fillListing(ctx, listingId, { facts: reading.facts, sourceUrl: url, action: 'listing.populated' });
}
