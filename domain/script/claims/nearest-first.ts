import type { IndexedFact } from './index-sheet.ts';
import type { Word } from './lexicon/stem-words.ts';

/** Facts about the home as a whole; the others are sentences, phrases and names. */
const columns =
  /^(?:street|city|state|zip|neighborhood|price|priceCut|beds|baths|bathSplit|sqft|yearBuilt|type|propertyType|lot|hoa|taxes|parking|county|status|saleStatus|medianHomeValue)$/;
/** Facts about the home come before facts about a photo, and questions come last. */
const distance: Record<string, number> = { caption: 0.3, question: 1 };
const small = /^(?:a|an|the|and|or|of|to|in|on|at|with|for|by|is|are|it|this|that|from|as)$/;

/**
 * The facts, most likely match for a statement first: columns as they are, then texts by how many words they share with
 * it. Many texts mention a lake or a road; the claim belongs to the one that says the same thing.
 */
export function nearestFirst(facts: readonly IndexedFact[], words: readonly Word[]): IndexedFact[] {
  const said = new Set(words.map(({ stem }) => stem).filter((stem) => !small.test(stem)));
  const nearness = ({ field, positions }: IndexedFact) => {
    if (columns.test(field)) return 2;
    const known = new Set(positions.filter((stem) => !small.test(stem)));
    const common = [...known].filter((stem) => said.has(stem)).length;
    return (2 * common) / (said.size + known.size || 1) - (distance[field] ?? 0);
  };
  return facts
    .map((fact) => ({ fact, near: nearness(fact) }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ fact }) => fact);
}
