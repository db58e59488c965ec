import { fieldNames, type PageFacts } from './extraction/facts.ts';
import { unknownFact } from './extraction/resolve/vote.ts';

/** The fact sheet that the last reading left with a listing, if there is one. */
export function storedFacts(listing: { aiEnhancedDescription: string | null }): PageFacts | undefined {
  try {
    const stored = JSON.parse(listing.aiEnhancedDescription ?? 'null') as {
      facts?: Partial<PageFacts>;
    } | null;
    const facts = stored?.facts;
    if (!facts || typeof facts.street !== 'object') return undefined;
    // A reading from before a field was read at all knows nothing of it.
    const all = fieldNames.map((name) => [name, facts[name] ?? unknownFact] as const);
    return all.every(([, fact]) => typeof fact === 'object')
      ? (Object.fromEntries(all) as PageFacts)
      : undefined;
  } catch {
    // Staff may have put a plain text there; it holds no facts.
    return undefined;
  }
}
