import type { Feature } from '../../features/feature.ts';

const bath = /\b(?:bath\w*|vanit\w+|showers?|tubs?|en[- ]suite|sanctuary)\b/i;

const before = (matched: string, sentence: string) =>
  sentence.slice(0, Math.max(0, sentence.indexOf(matched)));

/** Whether a thing that sounds like the whole home's is only its bathrooms'. */
export function isOfPart({ id }: Pick<Feature, 'id'>, sentence: string): boolean {
  return id === 'heated-floors' && bath.test(sentence) && !/\bthroughout\b/i.test(sentence);
}

/** A thing as it is said of the whole home: an apartment stands on its courtyard, it seldom has one. */
export function withSetting(feature: Feature, sentence: string, isHouse: boolean): Feature {
  const isOwn = /\b(?:private|own)\b[^,.]{0,30}$/i.test(
    `${before(feature.matched, sentence)}${feature.matched}`,
  );
  if (feature.id === 'courtyard' && !isHouse && !isOwn)
    return { ...feature, phrase: 'courtyard setting', tail: '' };
  return feature;
}
