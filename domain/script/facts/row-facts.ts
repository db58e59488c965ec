import { stateName } from '#domain/listings/address/states.ts';
import { homeKind } from '#domain/listings/content/describe-home.ts';
import { formatCount, formatPrice, formatSqft, parsePrice } from '#domain/listings/rules.ts';
import { countOf } from '../../english/plural-of.ts';
import type { Fact } from '../schema.ts';
import { type FactSources, pageFacts, readingKind } from './fact-sources.ts';
import { knownName } from './known-names.ts';

type Entry = [field: string, label: string, value: string | 0 | undefined, aliases?: string[]];

const positive = (value: number | null | undefined) => (value && value > 0 ? value : undefined);

/** The facts in the row's columns: address, rooms, size, year, price, people. */
export function rowFacts(sources: FactSources): Fact[] {
  const { listing, podcast } = sources;
  const page = pageFacts(sources);
  // The customer's corrections count as the customer's, not the page's.
  const kindOf = (field: string) =>
    page?.[field as keyof typeof page]?.source === 'agent' ? 'order' : readingKind(sources);
  const [beds, baths] = [positive(listing.beds), positive(listing.baths)];
  const isStudio = listing.beds === 0 && baths !== undefined;
  const sqft = formatSqft(listing.sqft);
  const state = knownName(stateName(listing.state.toUpperCase()) ?? listing.state, 'place');
  const price = parsePrice(listing.price) === undefined ? undefined : formatPrice(listing.price);
  const year = positive(listing.yearBuilt);
  const street = knownName(listing.address, 'street')?.replace(/,?\s*#\s*/, ', Unit ');
  const entries: Entry[] = [
    ['street', 'Address', street],
    ['city', 'City', knownName(listing.city, 'place')],
    ['state', 'State', state, listing.state.length === 2 ? [listing.state] : []],
    ['price', 'Price', price],
    [
      'priceCut',
      'Price cut',
      parsePrice(listing.priceCut) === undefined ? undefined : formatPrice(listing.priceCut),
      ['price cut'],
    ],
    ['beds', 'Bedrooms', isStudio ? 'studio' : beds && countOf(beds, 'bedroom')],
    ['baths', 'Bathrooms', baths && countOf(baths, 'bathroom'), baths ? [`${formatCount(baths)} baths`] : []],
    ...bathSplit(page, baths),
    ['sqft', 'Living area', sqft && `${sqft} square feet`],
    ['yearBuilt', 'Year built', year && String(year), year ? [`built in ${year}`] : []],
    [
      'type',
      'Kind of home',
      listing.propertyType ? homeKind(listing.propertyType) : undefined,
      kindAliases(listing.propertyType),
    ],
    ['neighborhood', 'Neighborhood', knownName(listing.neighborhoodName, 'place')],
    ['schoolDistrict', 'School district', knownName(listing.schoolDistrict, 'company')],
    ['status', 'Sale status', saleStatus(listing.saleStatus)],
    ['brokerage', 'Brokerage', knownName(listing.agentBrokerage, 'company')],
  ];
  const agent = knownName(listing.agentName, 'person');
  const orderedBy = knownName(podcast?.agentName, 'person');
  return [
    ...entries.flatMap((entry) => toFact(entry, kindOf(entry[0]))),
    ...toFact(['agent', 'Listing agent', agent ?? orderedBy], agent ? kindOf('agent') : 'order'),
  ];
}

function toFact([field, label, value, aliases = []]: Entry, kind: Fact['source']['kind']): Fact[] {
  return value ? [{ id: field, field, label, value, aliases, source: { kind, excerpt: value } }] : [];
}

/** Two full baths and one half bath, if the page breaks the total down and it adds up. */
function bathSplit(page: ReturnType<typeof pageFacts>, baths: number | undefined): Entry[] {
  const [full, half] = [page?.bathsFull.value ?? 0, page?.bathsHalf.value ?? 0];
  if (half <= 0 || full + half / 2 !== baths) return [];
  return [
    ['bathSplit', 'Full and half baths', `${countOf(full, 'full bath')} and ${countOf(half, 'half bath')}`],
  ];
}

function kindAliases(type: string | null): string[] {
  const kind = homeKind(type);
  return kind === 'home' ? [] : [kind.replace(/-/g, ' '), type?.toLowerCase() ?? ''];
}

function saleStatus(status: string | null): string | undefined {
  return status && /^(?:coming soon|contingent|pending|sold|off market)$/.test(status) ? status : undefined;
}
