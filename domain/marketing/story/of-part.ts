import type { Feature } from '../../features/feature.ts';

const bath = /\b(?:bath\w*|vanit\w+|showers?|tubs?|en[- ]suite|sanctuary)\b/i;

const before = (matched: string, sentence: string) =>
  sentence.slice(0, Math.max(0, sentence.indexOf(matched)));

const isParking = /^(?:garage|garage-parking|parking-space)$/;
/** "Garage parking available": for anyone who pays. */
const offered =
  /\b(?:parking|garages?|spaces?|spots?)\b[^.;]{0,40}\b(?:available|leased|for (?:rent|lease|sale|purchase|a fee|an? (?:additional|extra))|to rent|wait ?list\w*|optional)\b|\b(?:available|leased|rental|optional) (?:[\w-]+ ){0,2}(?:parking|garage)\b/i;

/** Parking that the page calls leased doesn't come with the home. */
export const isLeased = (id: string, parking: string) =>
  isParking.test(id) && /\bleased\b/i.test(parking) && !/\b(?:owned|deeded|included)\b/i.test(parking);

/** Whether a thing that sounds like the whole home's belongs only to its bathrooms, or costs extra. */
export function isOfPart({ id }: Pick<Feature, 'id'>, sentence: string): boolean {
  if (isParking.test(id)) return offered.test(sentence) && !/\bincluded\b/i.test(sentence);
  return id === 'heated-floors' && bath.test(sentence) && !/\bthroughout\b/i.test(sentence);
}

/** Wording that suits the whole home: an apartment may overlook a courtyard, but rarely has one. */
export function withSetting(feature: Feature, sentence: string, isHouse: boolean): Feature {
  const isOwn = /\b(?:private|own)\b[^,.]{0,30}$/i.test(
    `${before(feature.matched, sentence)}${feature.matched}`,
  );
  if (feature.id === 'courtyard' && !isHouse && !isOwn)
    return { ...feature, phrase: 'courtyard setting', tail: '' };
  return feature;
}
