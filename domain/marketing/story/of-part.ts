import type { Feature } from '../../features/feature.ts';

const bath = /\b(?:bath\w*|vanit\w+|showers?|tubs?|en[- ]suite|sanctuary)\b/i;

/** Whether a thing that sounds like the whole home's is only one room's, or the building's. */
export function isOfPart(
  { id, matched }: Pick<Feature, 'id' | 'matched'>,
  sentence: string,
  isHouse: boolean,
): boolean {
  if (id === 'heated-floors') return bath.test(sentence) && !/\bthroughout\b/i.test(sentence);
  // An apartment looks onto its courtyard; it seldom has one.
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(matched)));
  return id === 'courtyard' && !isHouse && !/\b(?:private|own)\b[^,.]{0,30}$/i.test(`${before}${matched}`);
}
