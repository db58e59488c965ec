import { type FactSheet, fieldNames } from './extraction/facts.ts';

/** The fact sheet that the last reading left with a listing, if there is one. */
export function storedFacts(listing: { aiEnhancedDescription: string | null }): FactSheet | undefined {
  try {
    const stored = JSON.parse(listing.aiEnhancedDescription ?? 'null') as {
      facts?: Partial<FactSheet>;
    } | null;
    const facts = stored?.facts;
    return facts && fieldNames.every((name) => typeof facts[name] === 'object')
      ? (facts as FactSheet)
      : undefined;
  } catch {
    // Staff may have put a plain text there; it holds no facts.
    return undefined;
  }
}
