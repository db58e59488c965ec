import type { ShownListing } from '#domain/listings/queries.ts';

const LINE = 300;
const LABEL = 60;
const TEXT = 20_000;
const ITEMS = 80;

/**
 * Listings that are already within their limits: a page's facts are read from the same listing that it shows.
 */
const bounded = new WeakSet<ShownListing>();

/**
 * A listing with every text and list cut to a length that a page can show. Its content comes from the open web: a
 * description of a megabyte must not become a page of two.
 */
export function boundedListing(listing: ShownListing): ShownListing {
  if (bounded.has(listing)) return listing;
  const shown = bound(listing);
  bounded.add(shown);
  return shown;
}

function bound(listing: ShownListing): ShownListing {
  const { nearbyAmenities, marketStats } = listing;
  const lines: Record<string, unknown> = { ...listing };
  for (const name in lines) {
    const value = lines[name];
    if (typeof value === 'string') lines[name] = clip(value, LINE);
  }
  const places = (list: { name: string; url?: string }[] | undefined) =>
    asList(list)
      .filter((place) => typeof place?.name === 'string')
      .map((place) => ({ ...place, name: clip(place.name, LINE) }));
  return {
    ...(lines as ShownListing),
    description: listing.description && clip(listing.description, TEXT),
    neighborhoodDescription: listing.neighborhoodDescription && clip(listing.neighborhoodDescription, 5000),
    agentDisclaimer: listing.agentDisclaimer && clip(listing.agentDisclaimer, 3000),
    priceCut: listing.priceCut && clip(listing.priceCut, LABEL),
    propertyType: listing.propertyType && clip(listing.propertyType, LABEL),
    // URLs don't work when they are cut.
    sourceUrl: listing.sourceUrl,
    canonicalUrl: listing.canonicalUrl,
    schoolDistrictUrl: listing.schoolDistrictUrl,
    features: [...new Set(texts(listing.features))],
    keywords: texts(listing.keywords).slice(0, 20),
    faqs: asList(listing.faqs)
      .filter(({ question, answer }) => typeof question === 'string' && typeof answer === 'string')
      .map(({ question, answer }) => ({ question: clip(question, LINE), answer: clip(answer, 3000) })),
    nearbyAmenities: nearbyAmenities && {
      ...(nearbyAmenities.government ? { government: clip(String(nearbyAmenities.government), LINE) } : {}),
      dining: places(nearbyAmenities.dining),
      recreation: places(nearbyAmenities.recreation),
    },
    marketStats:
      marketStats &&
      Object.fromEntries(
        Object.entries(marketStats).map(([name, value]) => [name, clip(String(value ?? ''), 40)]),
      ),
  };
}

export function clip(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed().trimEnd()}…`;
}

function asList<Item>(list: Item[] | null | undefined): Item[] {
  return Array.isArray(list) ? list.slice(0, ITEMS) : [];
}

function texts(list: unknown[]): string[] {
  return asList(list)
    .filter((item): item is string => typeof item === 'string' && item.trim() !== '')
    .map((item) => clip(item, LINE));
}
