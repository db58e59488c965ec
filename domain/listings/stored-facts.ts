import { fieldNames, type PageFacts } from './extraction/facts.ts';
import { unknownFact } from './extraction/resolve/vote.ts';

/** The facts stored by a listing's last reading, if any. */
export function storedFacts(listing: { aiEnhancedDescription: string | null }): PageFacts | undefined {
  try {
    const stored = JSON.parse(listing.aiEnhancedDescription ?? 'null') as {
      facts?: Partial<PageFacts>;
    } | null;
    const facts = stored?.facts;
    if (!facts || typeof facts.street !== 'object') return undefined;
    const all = completeFacts(facts);
    return Object.values(all).every((fact) => typeof fact === 'object') ? all : undefined;
  } catch {
    // Staff may have stored plain text there.
    return undefined;
  }
}

/** Older readings lack newer fields. */
export function completeFacts(facts: Partial<PageFacts>): PageFacts {
  return Object.fromEntries(fieldNames.map((name) => [name, facts[name] ?? unknownFact])) as PageFacts;
}

/** What the MLS requires the hosts to say at the end; stored with the facts. */
export function storedNotice(listing: { aiEnhancedDescription: string | null }): string | undefined {
  try {
    const { spoken } = JSON.parse(listing.aiEnhancedDescription ?? '{}') as { spoken?: unknown };
    return typeof spoken === 'string' && spoken !== '' ? spoken : undefined;
  } catch {
    return undefined;
  }
}
