import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { countOf } from '../../english/plural-of.ts';
import { isPlural } from '../../english/with-article.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { formatCityLine, formatCount, formatSqft, hasStreet } from '../rules.ts';
import { cleanLine } from './clean-text.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import type { FillableListingColumns } from './listing-columns.ts';
import { type FeatureArea, remarkFeatures } from './remark-features.ts';

type Home = Pick<
  FillableListingColumns,
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'yearBuilt'
  | 'propertyType'
  | 'features'
>;

const introductions: Record<FeatureArea, (first: string) => string> = {
  inside: (first) => `Inside there ${isPlural(first) ? 'are' : 'is'}`,
  kitchen: () => 'The kitchen has',
  outside: (first) => `Outside there ${isPlural(first) ? 'are' : 'is'}`,
  systems: () => 'The home also has',
};

/** Describes the home in our words: every sentence restates a fact or a feature from the remarks. */
export function describeHome(home: Home, facts: PageFacts): string | null {
  const opening = openingLine(home, facts);
  const points = remarkFeatures(facts.description.value);
  // A breakfast bar alone does not say that there is a kitchen to speak of.
  const speaksOfKitchen = /\bkitchens?\b/i.test(facts.description.value ?? '');
  const areaOf = ({ area }: { area: FeatureArea }) =>
    area === 'kitchen' && !speaksOfKitchen ? 'inside' : area;
  const rooms = (Object.keys(introductions) as FeatureArea[]).flatMap((area) => {
    const names = points.filter((point) => areaOf(point) === area).map((point) => point.name);
    return names[0] ? [`${introductions[area](names[0])} ${joinList(names.slice(0, 6))}.`] : [];
  });
  const running = [parking(facts), association(facts)].filter((sentence) => sentence !== undefined);
  const paragraphs = [opening, rooms.join(' '), running.join(' ')].filter((text) => text);
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : null;
}

function openingLine(home: Home, facts: PageFacts): string | undefined {
  const rooms = [
    home.beds === null ? undefined : home.beds === 0 ? 'studio' : `${home.beds}-bedroom`,
    home.baths === null || home.baths === 0 ? undefined : `${formatCount(home.baths)}-bath`,
  ].filter(Boolean);
  const kind = homeKind(home.propertyType);
  const subject = [rooms.join(', '), kind].filter(Boolean).join(' ');
  const place = formatCityLine({ ...home, zipCode: '' });
  if (rooms.length === 0 && !home.propertyType && !home.sqft && !place) return undefined;
  const street = hasStreet(home.address) ? home.address : undefined;
  const sqft = formatSqft(home.sqft);
  const lot = /^land$/i.test(home.propertyType ?? '') ? undefined : lotSize(facts.lot.value);
  const says = [
    home.yearBuilt ? `was built in ${home.yearBuilt}` : '',
    sqft ? `has ${sqft} square feet of living space` : '',
    lot ? `stands on ${articleFor(lot)} ${lot} lot` : '',
  ].filter(Boolean);
  const where = place ? ` in ${place}` : '';
  if (says.length === 0)
    return `${street ? `${street} is` : 'This is'} ${articleFor(subject)} ${subject}${where}.`;
  return `This ${subject}${street ? ` at ${street}` : ''}${where} ${joinList(says)}.`;
}

/** "0.31 acres" before a noun is "0.31-acre". */
function lotSize(lot: string | null): string | undefined {
  return lot
    ? cleanLine(lot, 40)
        .replace(/\s*acres?$/i, '-acre')
        .replace(/\s*sq\.?\s*ft\.?$/i, ' sq ft')
    : undefined;
}

const kinds: Record<string, string> = {
  'single family': 'single-family home',
  condo: 'condo',
  townhouse: 'townhouse',
  land: 'parcel of land',
  farm: 'farm',
  'multi-family': 'multi-family property',
  commercial: 'commercial property',
  apartment: 'apartment',
  'co-op': 'co-op',
  'semi-detached': 'semi-detached home',
  'manufactured home': 'manufactured home',
};

export function homeKind(propertyType: string | null): string {
  return kinds[(propertyType ?? '').toLowerCase()] ?? 'home';
}

/** The page's parking text; a bare number is a number of cars. */
export function parkingWords(facts: PageFacts): string {
  const text = withoutStop(facts.parking.value ? cleanLine(facts.parking.value, 120) : '');
  const [, count] = /^(\d{1,2})(?: spaces?)?$/.exec(text) ?? [];
  return count ? countOf(count, 'space') : text;
}

export function withoutStop(text: string): string {
  return text.replace(/[\s.;,]+$/, '');
}

function parking(facts: PageFacts): string | undefined {
  const text = parkingWords(facts);
  return text && isAboutTheHome(text) ? `Parking: ${text}.` : undefined;
}

function association(facts: PageFacts): string | undefined {
  const text = withoutStop(facts.hoa.value ? cleanLine(facts.hoa.value, 60) : '');
  return text ? `The association fee is ${text}.` : undefined;
}
