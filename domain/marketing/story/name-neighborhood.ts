import { cityNeighborhoods, saidWithArticle } from './data/city-neighborhoods.ts';

/** "In the heart of historic Old Town", "on a quiet block of Old Town"; "minutes to Old Town" is only near it. */
const here =
  /(?:\b(?:in|on|blocks? of|streets? of|corners? of|part of|section of|best of|edge of|piece of|history of|charm of|heart of)(?: the)?(?: (?:very )?(?:heart|center|middle) of(?: the)?)?(?: [a-z-]+,?){0,3} (?:the )?|^)$/i;
const named =
  /^(?:'s|’s)? (?:condo\w*|townhome|townhouse|home|house|location|neighborhood|apartment|residence|loft|co-?op|penthouse|mid-rise|high-rise|walk-up|building|block|brownstone|living)\b/i;
const otherName =
  /^ (?:Zoo|Ave|Avenue|St|Street|School|Elementary|High|Station|Historic|Conservatory|[A-Z]\w+ (?:Station|School))\b/;

/** The neighborhood that the text puts the home in, of those that people of its city know. */
export function nameNeighborhood(text: string, city: string | null): string | null {
  for (const name of cityNeighborhoods[city ?? ''] ?? []) {
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'gu'))].some(
      ({ index }) => {
        const before =
          text
            .slice(Math.max(0, index - 60), index)
            .split(/[.!?\n]\s*/)
            .at(-1) ?? '';
        const after = text.slice(index + name.length, index + name.length + 30);
        return (here.test(before) || named.test(after)) && !otherName.test(after);
      },
    );
    if (found) return saidWithArticle.test(name) ? `the ${name}` : name.replace(/ row$/, ' Row');
  }
  return null;
}
