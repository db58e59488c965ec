import { renderEmail } from '#adapters/renderer/email.ts';
import { presentAgent } from '#domain/brands/rules.ts';
import { rewriteText } from '#domain/compliance/rewrite-text.ts';
import { defaultWordings, writtenTexts } from '#domain/disclosure/rules.ts';
import { composeContent } from '#domain/listings/content/compose-content.ts';
import { factColumns } from '#domain/listings/content/fact-columns.ts';
import type { FillableListingColumns } from '#domain/listings/content/listing-columns.ts';
import { fieldNames, type PageFacts } from '#domain/listings/extraction/facts.ts';
import type { Listing } from '#domain/listings/queries.ts';
import { chooseWindow, type HookCheck, hookLine } from '#domain/marketing/clips/choose-window.ts';
import { composeEmail } from '#domain/marketing/compose-email.ts';
import { composePost } from '#domain/marketing/compose-posts.ts';
import { usualOccasion } from '#domain/marketing/facts/occasions.ts';
import { type Home, presentHome } from '#domain/marketing/load-home.ts';
import { DEFAULT_REMARKS_CAP, networks } from '#domain/marketing/rules.ts';
import { altText } from '#domain/marketing/writing/alt-text.ts';
import { writeRemarks } from '#domain/marketing/writing/write-remarks.ts';
import { createHookCheck } from '#domain/production/hook-check.ts';
import { cleanTurns } from '#domain/production/steps/check-script.ts';
import { createClaimTracer } from '#domain/records/claims/claim-tracer.ts';
import { type PublishedText, publishedTexts } from '#domain/records/claims/published-texts.ts';
import { recordFacts } from '#domain/records/claims/record-facts.ts';
import { traceText } from '#domain/records/claims/trace-text.ts';
import type { TracedClaim } from '#domain/records/schema.ts';
import { checkClaimsInText } from '#domain/script/claims/check-claims.ts';
import type { ListingLine } from '#domain/script/episode/line-sources.ts';
import { writeEpisode } from '#domain/script/episode/write-episode.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { allScenes } from '#domain/script/scenes/all-scenes.ts';
import type { Turn } from '#domain/script/schema.ts';

const site = { name: 'Hearthcast', url: 'https://hearthcast.example' };
const wordsPerMinute = 165;

type Traced = Pick<PublishedText, 'channel' | 'lines'> & { claims: TracedClaim[] };

/** Every text that a home of such facts is published with, written as for an order, with its claims traced. */
export async function composeSampleTexts(line: ListingLine): Promise<Traced[]> {
  const listing = fillRow(line);
  const sheet = buildFactSheet({ listing });
  const home = sampleHome(listing);
  const { script } = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute });
  const turns = cleanTurns(script, sheet, []);
  const occasion = usualOccasion(home.facts);
  const chosen = { occasion, openHouse: null };
  const sources = { facts: home.facts, checkClaims: (text: string) => checkClaimsInText(text, sheet) };
  const written = { version: 1, writtenBy: 'built-in', isEdited: false };
  const parts: Parameters<typeof publishedTexts>[0]['parts'][number][] = [];
  for (const network of networks) {
    const { content } = await composePost({ writer: null }, home, network, chosen, sources);
    parts.push({ ...written, part: network, content });
  }
  const email = await composeEmail(
    { renderer: { renderEmail } as never, site: site as never },
    home,
    chosen,
    sources,
  );
  const remarks = rewriteText(writeRemarks(home.facts, DEFAULT_REMARKS_CAP)).text;
  const alt = altText({ facts: home.facts, ...chosen, link: home.pageUrl }, 'Front of the home', null);
  parts.push(
    { ...written, part: 'email', content: email.content },
    { ...written, part: 'remarks', content: { cap: DEFAULT_REMARKS_CAP, text: remarks } },
    { ...written, part: 'image', content: { style: 'evening', ...chosen, alt, images: {} } },
  );
  const hook = sampleHook(turns, home, createHookCheck(turns, sheet));
  const texts = publishedTexts({
    listing,
    facts: home.facts,
    parts,
    clips: [{ hook }],
    hasEpisode: true,
    history: [],
  });
  const tracer = createClaimTracer(
    recordFacts(sheet, { listing, agent: home.agent, siteName: site.name, occasions: [occasion] }),
  );
  const talk = { turns, tracer: createClaimTracer(sheet.facts, sheet) };
  return [
    { channel: 'episode', lines: turns.map(({ text }) => text), claims: talk.tracer.traceTurns(turns) },
    ...texts.map(({ channel, lines }) => ({
      channel,
      lines,
      claims: traceText(lines, tracer, channel === 'clip' ? talk : undefined),
    })),
  ];
}

/** The hook that a clip of the talk shows. */
function sampleHook(turns: readonly Turn[], { facts }: Home, isTrueAlone: HookCheck): string {
  let clock = 3;
  const timed = turns.map(({ speaker, text }) => {
    const startSeconds = clock;
    clock += (text.split(' ').length * 60) / wordsPerMinute;
    return { speaker, text, startSeconds, endSeconds: clock };
  });
  const window = chooseWindow(timed, facts.features, 56);
  const otherwise = facts.price && facts.city ? `What does ${facts.price} get you in ${facts.city}?` : '';
  return window ? hookLine(window, facts.features, otherwise, isTrueAlone) : otherwise;
}

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
  };
}

/** The row that a reading of these facts fills. */
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
