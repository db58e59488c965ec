import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { countOf } from '../../english/plural-of.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import { withArticle } from '../../english/with-article.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { formatCityLine, formatCount, formatSqft, hasStreet } from '../rules.ts';
import { cleanLine } from './clean-text.ts';
import { everyHome } from './data/every-home.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import type { FillableListingColumns } from './listing-columns.ts';

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

/** The description of a home that has none: its facts and the features its page lists, as sentences. */
export function describeHome(home: Home, facts: PageFacts): string | null {
  const named = (facts.features.value ?? [])
    .map((feature) => withoutStop(cleanLine(feature, 60)))
    .filter((feature) => /^\p{L}[\p{L} -]{3,}$/u.test(feature) && !everyHome.test(feature))
    .filter(isAboutTheHome)
    .slice(0, maxNamed)
    .map((feature) => withArticle(lowerFirst(feature)));
  const has = named.length > 0 ? `It has ${joinList(named)}.` : '';
  const running = [parking(facts), association(facts)].filter((sentence) => sentence !== undefined);
  const paragraphs = [openingLine(home, facts), has, running.join(' ')].filter((text) => text);
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : null;
}

const maxNamed = 6;

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
