import { groupDigits } from '../../english/figures/rules.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isAboutTheHome } from '../content/is-about-the-home.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { listingDues } from '../monthly-cost/listing-dues.ts';
import type { Dues } from '../monthly-cost/rules.ts';
import { offerKind, pricePerAcre } from '../offer/rules.ts';
import type { Listing } from '../queries.ts';
import { formatSqft, parsePrice } from '../rules.ts';
import { featureGroup } from './feature-group.ts';
import { goodToKnow, statedLimits } from './good-to-know.ts';
import { lotOf } from './lot.ts';
import {
  type FactGroup,
  type FactGroupName,
  type FactRow,
  factGroupTitles,
  GOOD_TO_KNOW,
  PER_ACRE,
  PER_SQFT,
} from './rules.ts';

export type GroupedListing = Pick<
  Listing,
  | 'price'
  | 'saleStatus'
  | 'sqft'
  | 'baths'
  | 'propertyType'
  | 'features'
  | 'neighborhoodName'
  | 'schoolDistrict'
> &
  Partial<Pick<Listing, 'description'>>;

const maxLength = 160;
const maxFeatures = 80;
const policyLabels: Record<string, string> = {
  pets: 'Pets',
  'minimum lease': 'Minimum lease',
  rentals: 'Rentals',
  subletting: 'Subletting',
  tenant: 'Tenant',
  'land lease': 'Land lease',
  'income limits': 'Income limits',
  parking: 'Parking',
};

const rentLabels: Record<string, string> = {
  lease: 'Lease',
  deposit: 'Security deposit',
  available: 'Available',
  'application fee': 'Application fee',
  included: 'Rent includes',
};

/** "Rentals: Rentals allowed" is redundant. */
function withoutName(text: string, label: string): string {
  const short = text.toLowerCase().startsWith(`${label.toLowerCase()} `)
    ? text.slice(label.length + 1)
    : text;
  return upperFirst(
    short
      .replace(/^(\$[\d,.]+) (?:security )?(?:deposit|fee)$/i, '$1')
      .replace(/^(?:Minimum )?(.+)-(month|year) lease$/i, '$1 $2s')
      .replace(/^1 (\w+)s$/, '1 $1'),
  );
}

/** Listed among the costs. */
const lotRent = /^Lot rent \$/;

const figures: Record<string, string> = { one: '1', two: '2', three: '3', four: '4' };
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:one|two|three|four)\b/g, (word) => figures[word] ?? word)
    .match(/[a-z]{3,}|\d+/g) ?? [];

/** A garage the parking row already mentions. */
function isTold(feature: string, page: PageFacts | undefined): boolean {
  if (!/\b(?:garage|carport|parking|driveway)\b/i.test(feature)) return false;
  const told = new Set(wordsOf(page?.parking.value ?? ''));
  return wordsOf(feature).every((word) => told.has(word));
}

/**
 * What we know about a home beyond its price, rooms, size and year, in the groups buyers look for. Unknown facts get no
 * row, and nothing the page shows elsewhere is repeated.
 */
export function groupFacts(
  listing: GroupedListing,
  page: PageFacts | undefined,
  dues = listingDues(page, listing),
): FactGroup[] {
  const features = new Map<FactGroupName, string[]>();
  const isLand = offerKind(listing) === 'land';
  const listed = listing.features.filter((text) => typeof text === 'string' && text.trim() !== '');
  for (const text of [...new Set(listed)].filter((one) => !isTold(one, page)).slice(0, maxFeatures)) {
    const found = featureGroup(text.slice(0, 300));
    const group = isLand && found === 'inside' ? 'outside' : found;
    features.set(group, [...(features.get(group) ?? []), text]);
  }
  const rows = rowsOf(listing, page, dues);
  return (Object.keys(factGroupTitles) as FactGroupName[])
    .map((name) => ({ name, rows: rows[name] ?? [], features: features.get(name) ?? [] }))
    .filter(({ rows: own, features: held }) => own.length + held.length > 0);
}

function rowsOf(
  listing: GroupedListing,
  page: PageFacts | undefined,
  dues: Dues,
): Partial<Record<FactGroupName, FactRow[]>> {
  const isUnit = /condo|apartment|co-?op/i.test(listing.propertyType ?? '');
  const stories = page?.stories.value;
  const policies = page?.policies.value ?? [];
  // A sentence that says it more precisely replaces the row.
  const stated = statedLimits(listing.description ?? null);
  return {
    limits: goodToKnow(stated, page).map((value) => ({ label: GOOD_TO_KNOW, value })),
    home: [
      ...row('Type', listing.propertyType),
      ...row('Stories', stories && !isUnit ? stories : null),
      ...row('Auction date', page?.auctionDate.value),
    ],
    inside: row('Bathrooms', bathsInFull(listing.baths, page)),
    outside: [
      ...row('Lot', lotOf(listing, page)),
      ...row('Parking', page?.parking.value),
      ...row('Perc test', withoutName(page?.percTest.value ?? '', 'Perc test')),
    ],
    systems: (page?.utilities.value ?? []).flatMap(({ text }) => {
      const [, label = 'Utilities', value = text] = /^(\p{Lu}\p{L}+): (.+)$/u.exec(text) ?? [];
      return row(label, upperFirst(value));
    }),
    association: policies
      .filter(({ kind, text }) => !lotRent.test(text) && !stated.has(kind))
      .flatMap(({ kind, text }) =>
        row(policyLabels[kind] ?? 'Policy', withoutName(text, policyLabels[kind] ?? '')),
      ),
    costs: [
      ...row(PER_SQFT, pricePerSqft(listing)),
      ...row(
        PER_ACRE,
        offerKind(listing) === 'land' ? pricePerAcre(listing.price, lotOf(listing, page)) : null,
      ),
      ...row('Property taxes', page?.taxes.value),
      ...dues.charges.flatMap(({ label, said }) => row(label, said)),
      ...(page?.rentTerms.value ?? []).flatMap(({ kind, text }) => {
        const label = rentLabels[kind] ?? 'Rent terms';
        return row(label, withoutName(text, label));
      }),
    ],
    area: [
      ...row('County', page?.county.value),
      ...row(
        'Subdivision',
        isSame(page?.subdivision.value, listing.neighborhoodName) ? null : page?.subdivision.value,
      ),
      // Next to the neighborhood, if there is one.
      ...row('School district', listing.neighborhoodName ? null : listing.schoolDistrict),
    ],
  };
}

/** Our own amounts, sizes and counts. */
const plainFigure =
  /^\$?\d[\d,.]*(?: (?:full|acres?|sq ft|(?:twice )?a \w+))?(?:, \d half)?(?: \(20\d\d\))?$/;

function row(label: string, given: string | number | null | undefined): FactRow[] {
  const value = String(given ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (value === '' || value.length > maxLength) return [];
  // The kind of home is a column the page has always shown.
  const isFit = label === 'Type' || plainFigure.test(value) || isAboutTheHome(value);
  return isFit ? [{ label, value }] : [];
}

/** "2 full, 1 half", if those add up to the page's number of baths. */
function bathsInFull(baths: number | null, page: PageFacts | undefined): string | null {
  const [full, half] = [page?.bathsFull.value, page?.bathsHalf.value];
  if (!full || !half || full + half / 2 !== baths) return null;
  return `${full} full, ${half} half`;
}

/** Not for rentals. */
function pricePerSqft({
  price,
  sqft,
  saleStatus,
}: Pick<Listing, 'price' | 'sqft' | 'saleStatus'>): string | null {
  const [dollars, size] = [parsePrice(price), Number(formatSqft(sqft)?.replaceAll(',', ''))];
  if (!dollars || dollars < 20_000 || !(size >= 100) || saleStatus === 'for rent') return null;
  return `$${groupDigits(Math.round(dollars / size))}`;
}

function isSame(one: string | null | undefined, other: string | null): boolean {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}
