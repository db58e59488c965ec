import type { FactCorrection } from '#db/schema/listings.ts';
import type { FieldName, PageFact, PageFacts } from '../extraction/facts.ts';
import { unknownFact } from '../extraction/resolve/vote.ts';
import type { Listing } from '../queries.ts';
import { parsePrice } from '../rules.ts';
import { completeFacts, storedFacts } from '../stored-facts.ts';
import { factText } from './fact-text.ts';
import { type SheetField, sheetFields } from './rules.ts';
import type { ListingSheet } from './schema.ts';

/** The columns that show a fact as it is. The description and the features are composed from theirs. */
export const factColumnNames = {
  street: 'address',
  city: 'city',
  state: 'state',
  zip: 'zipCode',
  price: 'price',
  status: 'saleStatus',
  type: 'propertyType',
  beds: 'beds',
  baths: 'baths',
  sqft: 'sqft',
  yearBuilt: 'yearBuilt',
  neighborhood: 'neighborhoodName',
  schoolDistrict: 'schoolDistrict',
  agent: 'agentName',
  agentPhone: 'agentPhone',
  brokerage: 'agentBrokerage',
  mls: 'agentMlsNumber',
} as const satisfies Partial<Record<SheetField, keyof Listing>>;

/** What is known about an ordered home, for its customer to correct: as its page shows it. */
export function describeListingFacts(listing: Listing): ListingSheet['fields'] {
  const page = pageFactsOf(listing);
  const facts = storedFacts(listing) ?? page;
  const rowOf = (field: SheetField) => {
    const text = factText(field, field in factColumnNames ? rowValue(listing, field) : facts[field].value);
    const correction = listing.corrections[field];
    const state =
      correction?.value === null ? 'removed' : correction ? 'corrected' : text ? 'found' : 'missing';
    return { text, pageText: factText(field, page[field].value), state };
  };
  return Object.fromEntries(sheetFields.map((field) => [field, rowOf(field)])) as ListingSheet['fields'];
}

/**
 * The facts as the page had them. The stored ones include the corrections; the value that each replaced is
 * stored with it.
 */
export function pageFactsOf(listing: Listing): PageFacts {
  const facts: Record<string, PageFact<unknown>> = { ...(storedFacts(listing) ?? factsOfRow(listing)) };
  for (const [field, { pageSaid }] of Object.entries<FactCorrection>(listing.corrections)) {
    if (!/^photo/.test(field)) facts[field] = known(pageSaid);
  }
  return facts as PageFacts;
}

/** For a listing that staff typed: the values in its row. */
function factsOfRow(listing: Listing): PageFacts {
  const fields: FieldName[] = ['description', 'features', ...(Object.keys(factColumnNames) as SheetField[])];
  return completeFacts(Object.fromEntries(fields.map((field) => [field, known(rowValue(listing, field))])));
}

function rowValue(listing: Listing, field: FieldName): unknown {
  if (field === 'price') return parsePrice(listing.price) ?? null;
  if (field === 'sqft') return Number(listing.sqft?.replaceAll(',', '')) || null;
  if (field === 'description' || field === 'features') return listing[field];
  return listing[factColumnNames[field as keyof typeof factColumnNames]];
}

function known(value: unknown): PageFact<unknown> {
  return value === null || value === ''
    ? unknownFact
    : { value, confidence: 1, source: null, alternatives: [] };
}
