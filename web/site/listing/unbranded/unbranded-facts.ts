import type { BuyerFacts } from '#domain/listings/buyer-facts/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { findBrand } from './find-brand.ts';

/** The facts without those that name or lead to the seller's agent. */
export function unbrandedFacts(facts: BuyerFacts, branded: ShownListing): BuyerFacts {
  const names = findBrand(branded);
  const groups = facts.groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ value }) => !names(value)) }))
    .filter(({ rows, features }) => rows.length + features.length > 0);
  // Someone's own website may show who they are.
  return { ...facts, groups, tourUrl: null };
}
