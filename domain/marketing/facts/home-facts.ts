import { createHash } from 'node:crypto';
import { checkText } from '../../compliance/check-text.ts';
import { isShoutedLine } from '../../english/calm-capitals.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { cleanLine, cleanList } from '../../listings/content/clean-text.ts';
import { homeKind } from '../../listings/content/describe-home.ts';
import { isAboutTheHome } from '../../listings/content/is-about-the-home.ts';
import { formatOffer } from '../../listings/offer/rules.ts';
import type { Listing } from '../../listings/queries.ts';
import {
  formatCityLine,
  formatCount,
  formatSqft,
  hasStreet,
  knownText,
  parsePrice,
} from '../../listings/rules.ts';
import { storedFacts } from '../../listings/stored-facts.ts';
import { readDues } from '../../script/facts/page-detail-facts.ts';
import { calmStory } from './calm-story.ts';
import type { MarketDays } from './market-days.ts';
import { withNamedPlaces } from './quiet-text.ts';
import { rankFeatures } from './rank-features.ts';
import { saidNeighborhood } from './said-neighborhood.ts';

/** What the kit may say about a home. Unknown values are null and are never mentioned. */
export type HomeFacts = {
  street: string | null;
  city: string | null;
  state: string | null;
  cityLine: string | null;
  zip: string | null;
  price: string | null;
  priceCut: string | null;
  beds: number | null;
  /** The bedrooms of several homes together, which no single home has. */
  bedsInAll?: number | null;
  /** How many homes are sold together, if the description says so. */
  units?: number | null;
  baths: string | null;
  sqft: string | null;
  yearBuilt: number | null;
  lot: string | null;
  /** What the association, the co-op or the condominium charges, with its period if stated: "$185 a month". */
  fee?: string;
  kind: string;
  features: string[];
  neighborhood: string | null;
  saleStatus: string | null;
  agentName: string | null;
  brokerage: string | null;
  agentPhone: string | null;
  disclaimer: string | null;
  /** The listing's own description; our texts reuse its sentences. */
  description: string | null;
  /** The page's version: corrected, without notes to agents or anything unlawful. */
  story: string | null;
} & MarketDays;

export function homeFacts(listing: Listing, days: MarketDays = {}): HomeFacts {
  const place = { city: listing.city, state: listing.state };
  const sheet = storedFacts(listing);
  const told = sheet?.description.value ?? '';
  return {
    street: hasStreet(listing.address) ? calmUnit(clean(listing.address, 160)) : null,
    city: clean(knownText(listing.city), 80),
    state: clean(knownText(listing.state), 40),
    cityLine: clean(formatCityLine({ ...place, zipCode: '' }), 120),
    zip: clean(listing.zipCode, 10),
    price: clean(formatOffer(listing), 40),
    priceCut: priceCut(listing.priceCut),
    beds: listing.beds,
    baths: bathsOf(listing.baths, sheet?.bathsFull.value ?? null, sheet?.bathsHalf.value ?? null),
    sqft: formatSqft(listing.sqft) ?? null,
    yearBuilt: listing.yearBuilt,
    lot: allowed(clean(sheet?.lot.value ?? null, 40)),
    ...feeOf(sheet?.hoa.value),
    kind: homeKind(listing.propertyType),
    features: features(listing),
    neighborhood: saidNeighborhood(allowed(clean(knownText(listing.neighborhoodName), 80))),
    saleStatus: listing.saleStatus?.toLowerCase() ?? null,
    agentName: clean(knownText(listing.agentName), 120),
    brokerage: clean(knownText(listing.agentBrokerage), 140),
    agentPhone: clean(knownText(listing.agentPhone), 40),
    // Legal text is long and may mention what isn't available, so we don't judge it as a value.
    disclaimer: clean(withoutLinks(listing.agentDisclaimer), 900),
    description: sheet?.description.value ?? null,
    // In an all-caps text, we can't recognize names.
    story:
      told === ''
        ? null
        : isShoutedLine(told)
          ? calmStory(listing.description, listing.city)
          : withNamedPlaces(listing.description, told, listing.city),
    ...days,
  };
}

/** A relative link from the original site leads nowhere in an email. */
const withoutLinks = (text: string | null) => text?.replace(/\s*\[[^\]]*\]\([^)]*\)/g, '') ?? null;

/** Changes when any fact a text could mention changes; no text mentions since when a home is listed. */
export function hashFacts({ listedOn: _, ...facts }: HomeFacts): string {
  return hashOf(facts);
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

function clean(text: string | null | undefined, maxLength: number): string | null {
  const line = text ? cleanLine(text, maxLength) : '';
  return line === '' ? null : line;
}

/** "2.5", but "6 full and 2 half", since a total of seven would be a riddle. Corrected values are used as they are. */
function bathsOf(baths: number | null, full: number | null, half: number | null): string | null {
  if (!baths) return null;
  const isOfPage = full !== null && half !== null && [full + half / 2, full + half].includes(baths);
  if (!isOfPage || full === 0 || half === 0) return formatCount(baths) ?? null;
  return half === 1 ? `${full}.5` : `${full} full and ${half} half`;
}

/** "APT 3F" is database style, and "#TOWNHOUSE" just fills a field. */
function calmUnit(street: string | null): string | null {
  if (street === null) return null;
  return street
    .replace(/,? (?:#|UNIT |APT )(?:TOWNHOUSE|TH|HOUSE|BLDG|BLD|BUILDING|WHOLE|ENTIRE)$/i, '')
    .replace(/,? (?:#|UNIT |APT )?(?:PENTHOUSE|PH)$/i, ', Penthouse')
    .replace(/,? (?:#|UNIT |APT )(PENTHOUSE|TOWNHOUSE) ?(?=\d)/i, (_, word: string) => `, ${calm(word)} `)
    .replace(/,? FLOOR (?=\d)/, ', Floor ')
    .replace(/(?<!#)\b(?:APT|UNIT|STE|BLDG|PENTHOUSE|SOUTH|NORTH|EAST|WEST)\b/g, calm);
}

const calm = (word: string) => upperFirst(word.toLowerCase());

function feeOf(stated: string | null | undefined): { fee?: string } {
  const fee = readDues(stated);
  return fee === undefined || fee === 'none' ? {} : { fee };
}

function allowed(text: string | null): string | null {
  return text && isAboutTheHome(text) && checkText(text).verdict === 'allow' ? text : null;
}

function priceCut(stated: string | null): string | null {
  const dollars = parsePrice(stated);
  return dollars === undefined ? null : `$${dollars.toLocaleString('en-US')}`;
}

const maxFeatures = 12;

/** Listed features we may publish, most interesting first. */
function features(listing: Listing): string[] {
  const usable = cleanList(listing.features, { max: 40, maxLength: 90 }).filter(
    (feature) =>
      !feature.endsWith('…') &&
      /\p{L}{3}/u.test(feature) &&
      !/[#@]/.test(feature) &&
      allowed(feature) !== null,
  );
  return rankFeatures(usable).slice(0, maxFeatures);
}
