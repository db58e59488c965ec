import { renderEmail } from '#adapters/renderer/email.ts';
import { presentAgent } from '#domain/brands/rules.ts';
import { defaultWordings, writtenTexts } from '#domain/disclosure/rules.ts';
import { composeContent } from '#domain/listings/content/compose-content.ts';
import { factColumns } from '#domain/listings/content/fact-columns.ts';
import type { FillableListingColumns } from '#domain/listings/content/listing-columns.ts';
import { fieldNames, type PageFacts } from '#domain/listings/extraction/facts.ts';
import type { Listing } from '#domain/listings/queries.ts';
import { composeEmail } from '#domain/marketing/compose-email.ts';
import { composePost } from '#domain/marketing/compose-posts.ts';
import { composeRemarks } from '#domain/marketing/compose-remarks.ts';
import { type ChosenOccasion, usualOccasion } from '#domain/marketing/facts/occasions.ts';
import { type Home, presentHome } from '#domain/marketing/load-home.ts';
import { DEFAULT_REMARKS_CAP, type Network, networks, type Occasion } from '#domain/marketing/rules.ts';
import type { EmailContent, PostContent } from '#domain/marketing/schema.ts';
import type { ClaimSources } from '#domain/marketing/unbacked-claims.ts';
import { checkClaimsInText } from '#domain/script/claims/check-claims.ts';
import type { ListingLine } from '#domain/script/episode/line-sources.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import type { FactSheet } from '#domain/script/schema.ts';

export const site = { name: 'Hearthcast', url: 'https://hearthcast.example' };

export type SampleKit = {
  home: Home;
  sheet: FactSheet;
  chosen: ChosenOccasion;
  sources: ClaimSources;
  posts: Record<Network, PostContent>;
  email: EmailContent;
  remarks: string;
};

/** The posts, email and remarks of a home with these facts, written as for an order. */
export async function composeSampleKit(line: ListingLine, occasion?: Occasion): Promise<SampleKit> {
  const home = inOccasion(sampleHomeOf(line), occasion);
  const sheet = buildFactSheet({ listing: home.listing });
  const chosen = {
    occasion: occasion ?? usualOccasion(home.facts),
    openHouse: occasion === 'open-house' ? sampleOpenHouse : null,
  };
  const sources = {
    facts: home.facts,
    openHouse: chosen.openHouse,
    checkClaims: (text: string) => checkClaimsInText(text, sheet),
  };
  const posts: Partial<SampleKit['posts']> = {};
  for (const network of networks)
    posts[network] = (await composePost({ writer: null }, home, network, chosen, sources)).content;
  const renderer = { renderEmail } as never;
  const email = await composeEmail({ renderer, site: site as never }, home, chosen, sources);
  const remarks = composeRemarks(home, DEFAULT_REMARKS_CAP, sources);
  return { home, sheet, chosen, sources, posts: posts as SampleKit['posts'], email: email.content, remarks };
}

const sampleOpenHouse = { date: '2026-12-05', start: '13:00', end: '15:00' };

/** The home after this news. */
function inOccasion(home: Home, occasion: Occasion | undefined): Home {
  const taken = { 'under-contract': 'pending', sold: 'sold' } as const;
  const saleStatus = taken[occasion as keyof typeof taken] ?? home.listing.saleStatus;
  const back = occasion === 'back-on-market' ? { backOn: '2026-11-16' } : {};
  const facts = { ...home.facts, saleStatus, ...back };
  return { ...home, listing: { ...home.listing, saleStatus }, facts };
}

/** The home with these facts, as for an order. */
export const sampleHomeOf = (line: ListingLine): Home => sampleHome(fillRow(line));

function sampleHome(listing: Listing): Home {
  const presented = presentHome(listing, null);
  const { agentName: name, brokerage, agentPhone: phone } = presented.facts;
  const agent = presentAgent(null, { name, brokerage, phone });
  return {
    podcast: { id: listing.id } as Home['podcast'],
    listing,
    ...presented,
    agent,
    disclosure: writtenTexts(defaultWordings),
    pageUrl: `${site.url}/listings/x`,
    textLink: `${site.url}/s/2345abc`,
    askedBefore: [],
  };
}

/** The row that reading these facts would fill. */
function fillRow({ id, facts: given }: ListingLine): Listing {
  const facts = Object.fromEntries(
    fieldNames.map((name) => {
      const value = given[name] ?? null;
      return [name, { value, confidence: value === null ? 0 : 0.9, source: 'label', alternatives: [] }];
    }),
  ) as unknown as PageFacts;
  const found = factColumns(facts);
  const row = { ...emptyRow(id), ...withoutNull(found) } as Listing;
  const content = composeContent(row as FillableListingColumns, facts, {
    slug: 'x',
    siteName: site.name,
    siteUrl: site.url,
  });
  return {
    ...row,
    ...(withoutNull(content) as Partial<Listing>),
    filledColumns: { ...found, ...content },
    aiEnhancedDescription: JSON.stringify({ facts }),
  };
}

const withoutNull = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));

function emptyRow(id: string): Partial<Listing> {
  return {
    id,
    slug: 'x',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    price: null,
    priceCut: null,
    beds: null,
    baths: null,
    sqft: null,
    yearBuilt: null,
    propertyType: null,
    description: null,
    features: [],
    images: [],
    localImages: [],
    keywords: [],
    pageTitle: null,
    metaDescription: null,
    neighborhoodName: null,
    neighborhoodDescription: null,
    schoolDistrict: null,
    agentName: null,
    agentPhone: null,
    agentBrokerage: null,
    agentMlsNumber: null,
    agentOriginatingMls: null,
    agentDisclaimer: null,
    faqs: [],
    nearbyAmenities: null,
    marketStats: null,
    saleStatus: null,
    mls: null,
    corrections: {},
  };
}
