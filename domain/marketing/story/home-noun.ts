import type { Feature } from '../../features/feature.ts';

const apartments = /^(?:condo|co-op|home)$/;
const firstSentences = 3;

/**
 * What people would call the home if the page only knows its class: "penthouse", "corner co-op", "brownstone". Only
 * from what the first sentences say about the whole home.
 */
export function homeNoun(
  kind: string,
  opening: string,
  features: readonly Pick<Feature, 'id' | 'phrase' | 'qualifiers'>[],
): string {
  const start = opening
    // "900 sq. ft. loft" doesn't end a sentence.
    .replace(/\bsq\. ?ft\./gi, 'sq ft')
    .split(/(?<=[.!?])\s+/)
    .slice(0, firstSentences)
    .join(' ');
  const has = (id: string) => features.some((one) => one.id === id && one.qualifiers.length === 0);
  if (apartments.test(kind)) {
    const plain = kind === 'home' && /\bapartment\b/i.test(opening) ? 'apartment' : kind;
    const base = penthouse.test(start) ? 'penthouse' : loft.test(start) ? 'loft' : plain;
    const place = corner.test(start)
      ? 'corner '
      : topFloor.test(start) && base !== 'penthouse'
        ? 'top-floor '
        : '';
    // Use the listing's words: "corner unit".
    if (place === 'corner ' && /^(?:condo|co-op|apartment|home)$/.test(base))
      return cornerWords.exec(start)?.[0].toLowerCase() ?? base;
    return `${place}${base}`;
  }
  if (kind === 'multi-family property') return wholeHouse.exec(start)?.[1]?.toLowerCase() ?? kind;
  if (kind !== 'single-family home' && kind !== 'townhouse') return kind;
  if (has('brownstone') && /\bbrownstone\b/i.test(start)) return 'brownstone';
  if (mansion.test(start)) return 'mansion';
  const style = styles.exec(start)?.[1];
  const noun = /\btown-?(?:house|home)\b/i.test(start) || kind === 'townhouse' ? 'townhouse' : 'home';
  return style ? `${style} ${noun}` : noun;
}

const mansion = /\b(?:this|an?|is the) (?:[^\s.]+ ){0,5}?mansion\b/i;
const wholeHouse = /\b(?:is an?|this) (?:[^\s.]+ ){0,5}?(townhouse|brownstone|row house)\b/i;
const penthouse =
  /\b(?:this|a|an|the|[\p{L}-]+) penthouse\b(?! (?:level|floor|lounge|amenit|style|deck|views?|suite on))/iu;
const loft =
  /\b(?:this|timber|brick|concrete|corner|true|authentic|soho|tribeca|bedroom|bath|bathroom|penthouse)\b[^.]{0,40}\bloft\b(?!ed|-style| style|-like| space| area| bed)/i;
const cornerWords = /\bcorner (?:unit|condo|co-?op|apartment|residence|home)\b/i;
const corner = /\bcorner (?:unit|condo\w*|co-?op|apartment|residence|home|loft|penthouse|one|two|three|\d)/i;
const topFloor =
  /\btop[- ]floor (?:unit|condo\w*|co-?op|apartment|residence|home|loft|one|two|three|\d|walk)|\bon the top floor of\b/i;
const styles =
  /\b((?:[Nn]eo-)?(?:Victorian|Tudor|Craftsman|Queen Anne|Federal-style|Greek Revival|Georgian|Spanish|Cape Cod))\b/;

/** A co-op that a page lists as a condo, or without a class. */
export function saidKind(text: string): string | null {
  return /\b(?:co-?op|cooperative)\b/i.test(text) && !/\bcondo/i.test(text) ? 'co-op' : null;
}
