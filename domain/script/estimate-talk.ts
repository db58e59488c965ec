import { composeContent } from '../listings/content/compose-content.ts';
import { factColumns } from '../listings/content/fact-columns.ts';
import type { FillableListingColumns } from '../listings/content/listing-columns.ts';
import type { PageFacts } from '../listings/extraction/facts.ts';
import { listingDay } from '../listings/listing-day.ts';
import { writeScript } from './episode/write-script.ts';
import { estimateSeconds } from './estimate-seconds.ts';
import { buildFactSheet } from './facts/build-fact-sheet.ts';
import type { FactSources } from './facts/fact-sources.ts';
import { pickSampleLines } from './pick-sample-lines.ts';
import { minBriefSeconds, minTalkSeconds } from './rules.ts';
import type { TalkEstimate, TalkOrder } from './talk-estimator.ts';

type Options = { wordsPerMinute: number; now: Date };

const unknownRow: FillableListingColumns = {
  address: '',
  city: '',
  state: '',
  zipCode: '',
  price: null,
  priceCut: null,
  saleStatus: null,
  beds: null,
  baths: null,
  sqft: null,
  yearBuilt: null,
  propertyType: null,
  description: null,
  features: [],
  images: [],
  latitude: null,
  longitude: null,
  pageTitle: null,
  metaDescription: null,
  keywords: [],
  canonicalUrl: null,
  neighborhoodName: null,
  neighborhoodDescription: null,
  schoolDistrict: null,
  schoolDistrictUrl: null,
  agentName: null,
  agentPhone: null,
  agentBrokerage: null,
  agentMlsNumber: null,
  agentOriginatingMls: null,
  agentDisclaimer: null,
  faqs: [],
  nearbyAmenities: null,
  marketStats: null,
};

/** How long the episode about a home would be if it were ordered with these facts, and a few of its lines. Writes it, and stores nothing. */
export function estimateTalk(
  facts: PageFacts,
  order: TalkOrder,
  { wordsPerMinute, now }: Options,
): TalkEstimate {
  const row = withKnown(unknownRow, factColumns(facts));
  const content = composeContent(row, facts, { slug: '', siteName: '', siteUrl: '' });
  const listing = {
    ...withKnown(row, content),
    id: '',
    aiEnhancedDescription: null,
    filledColumns: content,
  } satisfies FactSources['listing'];
  const today = listingDay(row, now);
  const sheet = buildFactSheet({ listing, podcast: order, reading: facts, today });
  const script = writeScript(sheet, { wordsPerMinute });
  const said = script.turns.map(({ text }) => text);
  const seconds = Math.round(estimateSeconds(said, wordsPerMinute));
  const length = seconds >= minTalkSeconds ? 'full' : seconds >= minBriefSeconds ? 'brief' : 'thin';
  const lines = length === 'thin' ? [] : pickSampleLines(script, sheet);
  return { seconds, length, sample: lines.length > 0 ? { title: script.title, lines } : null };
}

function withKnown(row: FillableListingColumns, found: object): FillableListingColumns {
  const known = Object.entries(found).filter(([, value]) => value !== null && value !== undefined);
  return { ...row, ...Object.fromEntries(known) };
}
