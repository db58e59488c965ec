import { cityNeighborhoods, saidWithArticle } from './data/city-neighborhoods.ts';

/** What makes it only near by: "minutes to Old Town". */
const elsewhere =
  /(?:\b(?:to|from|near|nearby|between|and|by|toward|via|bordering|minutes|steps|blocks|adjacent)\b|,) (?:the )?$/i;
const here = /(?:\b(?:in|of|on|in the|of the|on the)|^)[^.,;]{0,40}$/i;

/** The neighborhood that the text puts the home in, of those that people of its city know. */
export function nameNeighborhood(text: string, city: string | null): string | null {
  for (const name of cityNeighborhoods[city ?? ''] ?? []) {
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'gu'))].some(
      ({ index }) => {
        const before =
          text
            .slice(Math.max(0, index - 60), index)
            .split(/[.!?\n]/)
            .at(-1) ?? '';
        const after = text.slice(index + name.length, index + name.length + 12);
        return (
          here.test(before) &&
          !elsewhere.test(before) &&
          !/^ (?:Zoo|Park\b|Ave|St\b|School|Station)/.test(after)
        );
      },
    );
    if (found) return saidWithArticle.test(name) ? `the ${name}` : name;
  }
  return null;
}
