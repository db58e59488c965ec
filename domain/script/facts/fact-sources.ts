import type { PageFacts } from '#domain/listings/extraction/facts.ts';
import type { Listing } from '#domain/listings/queries.ts';
import { storedFacts } from '#domain/listings/stored-facts.ts';
import type { AgentAnswer } from '../schema.ts';

export type FactListing = Pick<
  Listing,
  | 'id'
  | 'address'
  | 'city'
  | 'state'
  | 'price'
  | 'priceCut'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'yearBuilt'
  | 'propertyType'
  | 'description'
  | 'aiEnhancedDescription'
  | 'features'
  | 'neighborhoodName'
  | 'neighborhoodDescription'
  | 'schoolDistrict'
  | 'agentName'
  | 'agentBrokerage'
  | 'faqs'
  | 'nearbyAmenities'
  | 'marketStats'
  | 'saleStatus'
  | 'filledColumns'
>;

/** Everything we may know about a home: the row, what was read, the order, the answers, staff notes. */
export type FactSources = {
  listing: FactListing;
  podcast?: { agentName: string; additionalDetails: string } | null | undefined;
  /** What the page said; by default, the last reading stored with the row. */
  reading?: PageFacts | undefined;
  answers?: readonly AgentAnswer[] | undefined;
  staffData?: string | null | undefined;
  /** The day to evaluate for, such as 2026-11-15; without it, future events are unknown. */
  today?: string | undefined;
};

export function pageFacts({ listing, reading }: FactSources): PageFacts | undefined {
  return reading ?? storedFacts(listing);
}

/** Where the reading comes from: a page, or the MLS itself. */
export function readingKind(sources: FactSources): 'page' | 'mls' {
  return pageFacts(sources)?.mls.source === 'mls' ? 'mls' : 'page';
}

/** Texts people wrote about the home; earlier ones take precedence. */
export function writtenTexts(
  sources: FactSources,
): { kind: 'answer' | 'staff' | 'description' | 'order'; text: string }[] {
  const { page, byHand } = remarksOf(sources);
  return [
    ...(sources.answers ?? []).map(({ answer }) => ({ kind: 'answer' as const, text: answer })),
    { kind: 'staff', text: sources.staffData ?? '' },
    { kind: 'staff', text: byHand },
    { kind: 'description', text: page },
    { kind: 'order', text: sources.podcast?.additionalDetails ?? '' },
  ];
}

/** The listing's own remarks; the row's text is composed from facts, unless someone wrote it by hand. */
export function remarksOf(sources: FactSources): { page: string; byHand: string } {
  const { listing } = sources;
  const page = pageFacts(sources)?.description.value ?? '';
  const composed = listing.filledColumns.description;
  const isByHand = listing.description !== null && listing.description !== composed;
  return { page, byHand: isByHand ? (listing.description ?? '') : '' };
}
