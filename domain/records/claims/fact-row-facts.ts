import { type GroupedListing, groupFacts } from '../../listings/buyer-facts/group-facts.ts';
import { type FactRow, PER_ACRE, PER_SQFT } from '../../listings/buyer-facts/rules.ts';
import type { Listing } from '../../listings/queries.ts';
import { storedFacts } from '../../listings/stored-facts.ts';
import { factId } from '../../script/facts/fact-id.ts';
import type { TracedFact } from './traced-fact.ts';

type StoredListing = GroupedListing & Pick<Listing, 'aiEnhancedDescription'>;

/** The page's fact table, one line per row. */
export function factRowLines(listing: StoredListing): string[] {
  return rowsOf(listing).map(lineOf);
}

/** What each row of the table is based on: the listing's own words, or a calculation. */
export function factRowFacts(listing: StoredListing): TracedFact[] {
  const kind = storedFacts(listing)?.mls.source === 'mls' ? 'mls' : 'page';
  const computed: Record<string, string> = {
    [PER_SQFT]: `The price of ${listing.price} divided by ${listing.sqft} square feet`,
    [PER_ACRE]: `The price of ${listing.price} divided by the acres of the lot`,
  };
  return rowsOf(listing).map((row) => ({
    id: factId('listed-row', lineOf(row)),
    field: 'row',
    label: row.label,
    value: lineOf(row),
    aliases: [],
    source: computed[row.label]
      ? { kind: 'computed', excerpt: computed[row.label] ?? '' }
      : { kind, excerpt: row.value },
  }));
}

const rowsOf = (listing: StoredListing) =>
  groupFacts(listing, storedFacts(listing)).flatMap(({ rows }) => rows);
const lineOf = ({ label, value }: FactRow) => `${label}: ${value}`;
