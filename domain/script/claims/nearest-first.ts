import type { IndexedFact } from './index-sheet.ts';
import type { Word } from './lexicon/stem-words.ts';

/** Facts that are sentences or phrases of somebody; the others are columns such as price, city and year. */
const texts = /^(?:remark|mention|place|feature|caption|nearby|dining|recreation|government|question)$/;
const small = /^(?:a|an|the|and|or|of|to|in|on|at|with|for|by|is|are|it|this|that|from|as)$/;

/**
 * The facts in the order in which they are likely meant by a statement: columns as they stand, then texts by how many
 * words they share with it. Many texts mention a lake or a road; the claim belongs to the one that says the same.
 */
export function nearestFirst(facts: readonly IndexedFact[], words: readonly Word[]): IndexedFact[] {
  const said = new Set(words.map(({ stem }) => stem).filter((stem) => !small.test(stem)));
  const nearness = ({ field, positions }: IndexedFact) => {
    if (!texts.test(field)) return 2;
    const known = new Set(positions.filter((stem) => !small.test(stem)));
    const common = [...known].filter((stem) => said.has(stem)).length;
    // A question stands back behind every sentence.
    return (2 * common) / (said.size + known.size || 1) - (field === 'question' ? 1 : 0);
  };
  return facts
    .map((fact) => ({ fact, near: nearness(fact) }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ fact }) => fact);
}
