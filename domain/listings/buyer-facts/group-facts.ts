import { countOf } from '../../english/plural-of.ts';
import { isAboutTheHome } from '../content/is-about-the-home.ts';
import type { PageFacts } from '../extraction/facts.ts';
import type { Listing } from '../queries.ts';
import { formatSqft, parsePrice } from '../rules.ts';
import { featureGroup } from './feature-group.ts';
import { type FactGroup, type FactGroupName, type FactRow, factGroupTitles, PER_SQFT } from './rules.ts';

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
>;

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

/**
 * What is known of a home beyond its price, rooms, size and year, in the groups that buyers look for. What isn't known
 * has no row, and what the page shows elsewhere isn't repeated.
 */
export function groupFacts(listing: GroupedListing, page: PageFacts | undefined): FactGroup[] {
  const features = new Map<FactGroupName, string[]>();
  const isLand = /\b(?:land|lot)\b/i.test(listing.propertyType ?? '');
  const listed = listing.features.filter((text) => typeof text === 'string' && text.trim() !== '');
  for (const text of [...new Set(listed)].slice(0, maxFeatures)) {
    const found = featureGroup(text.slice(0, 300));
    const group = isLand && found === 'inside' ? 'outside' : found;
    features.set(group, [...(features.get(group) ?? []), text]);
  }
  const rows = rowsOf(listing, page);
  return (Object.keys(factGroupTitles) as FactGroupName[])
    .map((name) => ({ name, rows: rows[name] ?? [], features: features.get(name) ?? [] }))
    .filter(({ rows: own, features: held }) => own.length + held.length > 0);
}

function rowsOf(
  listing: GroupedListing,
  page: PageFacts | undefined,
): Partial<Record<FactGroupName, FactRow[]>> {
  const isUnit = /condo|apartment|co-?op/i.test(listing.propertyType ?? '');
  const stories = page?.stories.value;
  return {
    home: [
      ...row('Type', listing.propertyType),
      ...row('Stories', stories && !isUnit ? stories : null),
      ...row('Auction date', page?.auctionDate.value),
    ],
    inside: row('Bathrooms', bathsInFull(listing.baths, page)),
    outside: [
      ...row('Lot', isUnit ? null : lotText(page?.lot.value)),
      ...row('Parking', page?.parking.value),
      ...row('Perc test', page?.percTest.value),
    ],
    systems: row('Utilities', page?.utilities.value?.map(({ text }) => text).join(', ')),
    association: (page?.policies.value ?? []).flatMap(({ kind, text }) =>
      row(policyLabels[kind] ?? 'Policy', text),
    ),
    costs: [
      ...row(PER_SQFT, pricePerSqft(listing)),
      ...row('Property taxes', page?.taxes.value),
      ...row('Association fee', page?.hoa.value),
      ...(page?.rentTerms.value ?? []).flatMap(({ text }) => row('Rent terms', text)),
    ],
    area: [
      ...row('County', page?.county.value),
      ...row(
        'Subdivision',
        isSame(page?.subdivision.value, listing.neighborhoodName) ? null : page?.subdivision.value,
      ),
      // Beside the neighborhood, where there is one.
      ...row('School district', listing.neighborhoodName ? null : listing.schoolDistrict),
    ],
  };
}

/** Amounts, sizes and counts of ours. */
const plainFigure =
  /^\$?\d[\d,.]*(?: (?:full|acres?|sq ft|(?:twice )?a \w+))?(?:, \d half)?(?: \(20\d\d\))?$/;

function row(label: string, given: string | number | null | undefined): FactRow[] {
  const value = String(given ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (value === '' || value.length > maxLength) return [];
  // The kind of home is a column that the page has always shown.
  const isFit = label === 'Type' || plainFigure.test(value) || isAboutTheHome(value);
  return isFit ? [{ label, value }] : [];
}

/** "2 full, 1 half", if that is what the page's number of baths is made of. */
function bathsInFull(baths: number | null, page: PageFacts | undefined): string | null {
  const [full, half] = [page?.bathsFull.value, page?.bathsHalf.value];
  if (!full || !half || full + half / 2 !== baths) return null;
  return `${full} full, ${half} half`;
}

/** "0.2501 acres" to the hundredth, "2,836 sqft" with a unit that people write. */
function lotText(lot: string | null | undefined): string | null {
  const size = /^(\d[\d,]*(?:\.\d+)?)\s*(acres?|sq\.? ?ft|sqft|square feet|sf)\b/i.exec((lot ?? '').trim());
  const amount = Number(size?.[1]?.replaceAll(',', ''));
  if (!size || !(amount > 0)) return null;
  if (!/^a/i.test(size[2] as string)) return `${size[1]} sq ft`;
  return countOf(amount < 0.1 ? (size[1] as string) : String(Math.round(amount * 100) / 100), 'acre');
}

/** Says nothing of a rent. */
function pricePerSqft({
  price,
  sqft,
  saleStatus,
}: Pick<Listing, 'price' | 'sqft' | 'saleStatus'>): string | null {
  const [dollars, size] = [parsePrice(price), Number(formatSqft(sqft)?.replaceAll(',', ''))];
  if (!dollars || dollars < 20_000 || !(size >= 100) || saleStatus === 'for rent') return null;
  return `$${Math.round(dollars / size).toLocaleString('en-US')}`;
}

function isSame(one: string | null | undefined, other: string | null): boolean {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}
