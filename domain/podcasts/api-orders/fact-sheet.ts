import { type FieldName, fieldNames, type PageFacts } from '../../listings/extraction/facts.ts';
import type { FactSheet } from './schema.ts';

/** A fact sheet in the form of a page reading. The agent sent it, so every value counts in full. */
export function factSheetToPage(sheet: FactSheet): PageFacts {
  const { baths, ...rest } = sheet;
  const values: Partial<Record<FieldName, unknown>> = {
    ...rest,
    ...(baths === undefined ? {} : { bathsStated: baths, baths: Math.round(baths * 2) / 2 }),
    status: 'active',
    currency: 'USD',
  };
  return Object.fromEntries(
    fieldNames.map((name) => {
      const value = values[name] ?? null;
      const isKnown = value !== null;
      return [
        name,
        { value, confidence: isKnown ? 1 : 0, source: isKnown ? 'text' : null, alternatives: [] },
      ];
    }),
  ) as unknown as PageFacts;
}
