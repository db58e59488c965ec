import type { ShownAgent } from '../../brands/rules.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import type { MarketStep } from '../../listings/buyer-facts/rules.ts';
import { pageStory } from '../../listings/content/story/page-story.ts';
import { formatOpenHouse } from '../../listings/mls/rules.ts';
import type { Listing } from '../../listings/queries.ts';
import { saleStatusNames } from '../../listings/rules.ts';
import { storedFacts } from '../../listings/stored-facts.ts';
import { type Occasion, OPT_OUT, occasionNames, SHORT_OPT_OUT } from '../../marketing/rules.ts';
import { incomeSentences } from '../../marketing/story/building-traits.ts';
import { limitSentences } from '../../marketing/story/home-limits.ts';
import { occasionTags } from '../../marketing/writing/hashtags.ts';
import { factId } from '../../script/facts/fact-id.ts';
import { hostNames } from '../../script/rules.ts';
import type { FactSheet } from '../../script/schema.ts';
import type { RecordFact } from '../schema.ts';
import { factRowFacts } from './fact-row-facts.ts';
import { historyFacts } from './history-facts.ts';
import { monthlyCostFacts } from './monthly-cost-facts.ts';
import type { TracedFact } from './traced-fact.ts';

type Sources = {
  listing: Pick<
    Listing,
    | 'aiEnhancedDescription'
    | 'zipCode'
    | 'features'
    | 'faqs'
    | 'filledColumns'
    | 'neighborhoodDescription'
    | 'nearbyAmenities'
    | 'marketStats'
    | 'agentMlsNumber'
    | 'agentOriginatingMls'
    | 'agentDisclaimer'
    | 'agentPhone'
    | 'schoolDistrict'
    | 'localImages'
    | 'mls'
    | 'city'
    | 'state'
    | 'address'
    | 'neighborhoodName'
    | 'agentName'
    | 'agentBrokerage'
    | 'saleStatus'
    | 'priceCut'
    | 'price'
    | 'propertyType'
    | 'sqft'
    | 'baths'
    | 'beds'
    | 'yearBuilt'
    | 'description'
  >;
  agent: ShownAgent;
  siteName: string;
  /** When an open house is, as the agent entered it. */
  openHouses?: readonly string[];
  /** What the page says about earlier prices. */
  history?: readonly MarketStep[];
  /** The kit's occasion: just listed, a new price, sold. */
  occasions?: readonly Occasion[];
};

/**
 * Everything that a published text may be based on: the script's fact sheet, and what only pages, posts and emails
 * show, such as ZIP code, brokerage and the listing's features word for word.
 */
export function recordFacts(sheet: FactSheet, sources: Sources): TracedFact[] {
  const facts = [
    ...sheet.facts,
    ...pageFacts(sources),
    ...factRowFacts(sources.listing),
    ...monthlyCostFacts(sources.listing),
    ...historyFacts(sources.history ?? []),
    ...occasionFacts(sources),
    ...agentFacts(sources),
    ...serviceFacts(sources),
  ];
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

type Given = string | number | null | undefined;

function one(
  kind: RecordFact['source']['kind'],
  field: string,
  label: string,
  given: Given,
  aliases: string[] = [],
): TracedFact[] {
  const value = given === null || given === undefined ? '' : String(given).trim();
  if (value === '') return [];
  return [
    { id: factId(`listed-${field}`, value), field, label, value, aliases, source: { kind, excerpt: value } },
  ];
}

function pageFacts({ listing }: Sources): TracedFact[] {
  const read = storedFacts(listing);
  const kind = read?.mls.source === 'mls' ? 'mls' : 'page';
  const page = (field: string, label: string, given: Given, aliases?: string[]) =>
    one(kind, field, label, given, aliases);
  const sentences = (
    from: RecordFact['source']['kind'],
    field: string,
    label: string,
    given: string | null | undefined,
  ) => splitSentences(given ?? '').flatMap((sentence) => one(from, field, label, sentence));
  const places = [...(listing.nearbyAmenities?.dining ?? []), ...(listing.nearbyAmenities?.recreation ?? [])];
  return [
    ...page('street', 'Address', listing.address),
    ...page('city', 'City', listing.city),
    ...page('state', 'State', listing.state),
    ...page('zip', 'ZIP code', listing.zipCode),
    ...page('neighborhood', 'Neighborhood', listing.neighborhoodName),
    ...page('lot', 'Lot', read?.lot.value, ['lot']),
    ...page('hoa', 'Association fee', read?.hoa.value, ['association fee', 'HOA fee']),
    ...page('taxes', 'Property taxes', read?.taxes.value, ['property taxes']),
    ...page('parking', 'Parking', read?.parking.value, ['parking']),
    ...page('county', 'County', read?.county.value),
    ...page('schoolDistrict', 'School district', listing.schoolDistrict),
    ...(read?.schools.value ?? []).flatMap((school) => page('school', 'School', school)),
    ...listing.features.flatMap((feature) => page('feature', 'Listed feature', feature)),
    ...(read?.features.value ?? []).flatMap((feature) => page('feature', 'Listed feature', feature)),
    ...sentences('description', 'remark', 'From the description', read?.description.value),
    // As the page prints it, without typos and shorthand.
    ...sentences('description', 'remark', 'From the description', read && pageStory(listing, read)?.text),
    ...limitSentences(read?.description.value ?? null).flatMap((said) =>
      one('description', 'limit', 'What the listing limits', said, splitSentences(said).slice(1)),
    ),
    ...incomeSentences(read?.description.value ?? null).flatMap((said) =>
      one('description', 'remark', 'From the description', said),
    ),
    ...sentences(kind, 'remark', 'The neighborhood', read?.neighborhoodDescription.value),
    ...writtenByStaff(listing),
    ...places.flatMap(({ name }) => page('nearby', 'Nearby', name)),
    ...page('nearby', 'Nearby', listing.nearbyAmenities?.government),
    ...page('medianHomeValue', 'Median home value', listing.marketStats?.median_home_value),
    ...page('appreciation', 'Annual appreciation', listing.marketStats?.annual_appreciation),
    ...page('ownerOccupied', 'Owner occupied', listing.marketStats?.owner_occupied),
    ...page('propertyType', 'Property type', listing.propertyType),
    ...page('saleStatus', 'Sale status', listing.saleStatus, [
      (listing.saleStatus && saleStatusNames[listing.saleStatus]) ?? '',
    ]),
    ...(listing.mls?.openHouses ?? []).flatMap((time) =>
      one('mls', 'openHouse', 'Open house', formatOpenHouse(time)),
    ),
    ...page('mlsNumber', 'MLS number', listing.agentMlsNumber),
    ...page('originatingMls', 'Originating MLS', listing.agentOriginatingMls),
    ...sentences(kind, 'remark', 'Disclaimer of the listing', listing.agentDisclaimer),
    ...sentences('mls', 'remark', 'Attribution of the MLS', listing.mls?.attribution),
    ...sentences('mls', 'remark', 'Disclaimer of the MLS', listing.mls?.disclaimer),
    ...listing.localImages.flatMap(({ alt }) => page('caption', 'Photo caption', alt)),
  ];
}

/** Answers and descriptions that someone typed are separate facts. */
function writtenByStaff({ faqs, filledColumns, neighborhoodDescription }: Sources['listing']): TracedFact[] {
  const composed = JSON.stringify(filledColumns.faqs ?? null) === JSON.stringify(faqs);
  const answers = composed ? [] : faqs.flatMap(({ answer }) => splitSentences(answer));
  // The answer backs its question.
  const pairs = (composed ? [] : faqs).flatMap(({ question, answer }) =>
    one('staff', 'question', 'Question on the page', question).map((fact) => ({
      ...fact,
      source: { ...fact.source, excerpt: answer },
    })),
  );
  const isOurs = neighborhoodDescription === filledColumns.neighborhoodDescription;
  const place = isOurs ? [] : splitSentences(neighborhoodDescription ?? '');
  return [
    ...pairs,
    ...answers.flatMap((sentence) => one('staff', 'remark', 'Answer on the page', sentence)),
    ...place.flatMap((sentence) => one('staff', 'remark', 'The neighborhood', sentence)),
  ];
}

function agentFacts({ agent, listing, openHouses = [] }: Sources): TracedFact[] {
  const isListed = (value: string | null) => value === listing.agentName || value === listing.agentBrokerage;
  const kindOf = (value: string | null) => (isListed(value) ? 'page' : 'brand');
  return [
    ...one(kindOf(agent.name), 'agent', 'Agent', agent.name),
    ...one(kindOf(agent.brokerage), 'brokerage', 'Brokerage', agent.brokerage),
    ...one(agent.phone === listing.agentPhone ? 'page' : 'brand', 'phone', 'Agent’s phone', agent.phone),
    ...one('brand', 'license', 'License', agent.license),
    ...one('brand', 'website', 'Agent’s website', agent.website),
    ...one('brand', 'introLine', 'Agent’s own line', agent.introLine),
    ...openHouses.flatMap((time) => one('order', 'openHouse', 'Open house', time)),
  ];
}

/** How texts say the same. */
const otherWords: Partial<Record<Occasion, string[]>> = {
  'under-contract': ['In contract', 'accepted offer'],
  'back-on-market': ['Back on the market'],
};

/** The news that a kit tells, and its basis: the sale status, the price cut, or the agent's own entry. */
function occasionFacts({ listing, occasions = [], openHouses = [] }: Sources): TracedFact[] {
  const { saleStatus, priceCut } = listing;
  const grounds: Record<Occasion, [kind: RecordFact['source']['kind'], excerpt: string]> = {
    'for-sale': ['page', saleStatus ?? 'listed for sale'],
    'just-listed': ['order', 'announced by the agent'],
    'price-improved': ['page', `price cut of ${priceCut}`],
    'open-house': ['order', openHouses.join(', ')],
    'under-contract': ['page', saleStatus ?? ''],
    'back-on-market': ['page', saleStatus ?? ''],
    sold: ['page', saleStatus ?? ''],
  };
  return [...new Set(occasions)].flatMap((occasion) => {
    const [kind, excerpt] = grounds[occasion];
    const tags = [occasionTags[occasion] ?? '', ...(otherWords[occasion] ?? [])];
    return one(kind, 'occasion', 'Occasion', occasionNames[occasion], tags).map((fact) => ({
      ...fact,
      source: { kind, excerpt },
    }));
  });
}

/** What our texts say about ourselves. */
function serviceFacts({ siteName }: Sources): TracedFact[] {
  const hosts = Object.values(hostNames).join(' and ');
  const show = `${siteName}, a podcast episode hosted by ${hosts}`;
  return [
    ...one('service', 'show', 'The show', show, ['Property Podcast']),
    ...one('service', 'optOut', 'Text messages', OPT_OUT, [SHORT_OPT_OUT]),
  ];
}
