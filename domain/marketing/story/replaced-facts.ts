import { countsIn } from '../../features/counts-in.ts';
import type { Listing } from '../../listings/queries.ts';
import { storedFacts } from '../../listings/stored-facts.ts';

const fields = ['beds', 'baths', 'sqft', 'yearBuilt'] as const;

/** Whether a sentence gives a count that was later corrected or resolved: "four bedrooms" where there are six. */
export function saysReplacedFact(listing: Listing, sentence: string): boolean {
  const page = storedFacts(listing);
  return countsIn(sentence).some((count) => {
    const [name, said] = count.split(':');
    const field = fields.find((one) => one === name);
    if (!field) return false;
    const now = numberOf(listing[field]);
    const before = numberOf(page?.[field].value);
    const isReplaced = listing.corrections?.[field] !== undefined || (before !== null && before !== now);
    return isReplaced && Number(said) !== now;
  });
}

function numberOf(value: unknown): number | null {
  const digits = String(value ?? '').replaceAll(',', '');
  return /^\d/.test(digits) ? Number.parseFloat(digits) : null;
}
