import { type FieldName, fieldNames, type PageFacts } from './facts.ts';

/** What a listing usually states; a page may lack the rest without anything being wrong. */
const expected: FieldName[] = [
  'street',
  'city',
  'state',
  'zip',
  'price',
  'status',
  'beds',
  'baths',
  'sqft',
  'lot',
  'yearBuilt',
  'type',
  'mls',
  'agent',
  'brokerage',
  'description',
  'photos',
];
/** Below this, a person should check the value. */
const sure = 0.6;

export type UnsureFact = { field: FieldName; value: unknown; confidence: number };

/**
 * What a person should add or check. Missing: the page doesn't say. Unsure: the value has little support, or sources
 * disagree so much that none is stated, and we show the best one.
 */
export function reviewFacts(facts: PageFacts): { missing: FieldName[]; unsure: UnsureFact[] } {
  const isFound = (field: FieldName) => facts[field].value !== null;
  const unsure = fieldNames.flatMap((field): UnsureFact[] => {
    const { value, confidence, alternatives } = facts[field];
    if (value !== null) return confidence < sure ? [{ field, value, confidence }] : [];
    const [best] = alternatives;
    return best ? [{ field, value: best.value, confidence: best.confidence }] : [];
  });
  const asked = new Set(unsure.map(({ field }) => field));
  return { missing: expected.filter((field) => !isFound(field) && !asked.has(field)), unsure };
}
