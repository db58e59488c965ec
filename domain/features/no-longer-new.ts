import type { Feature } from './feature.ts';

const oldYear =
  /\b(?:renovat\w+|rebuilt|restor\w+|remodel\w+|convert\w+|added|built|installed|replaced|updated|redone|new)\b[^.]{0,30}\b(?:19\d\d|200\d)\b|^\W*in (?:19\d\d|200\d)\b/i;
const recentYear = /\b20[12]\d\b/;
const maxHeadingWords = 8;
const isNew = /^(?:brand[- ]new|newer|new|recent) /i;

/** "Renovated in 1978. A new stoop was added": what was new then isn't new now. */
export function noLongerNew(feature: Feature, sentence: string, previous = ''): Feature | undefined {
  const isHeading = previous.split(/\s+/).length <= maxHeadingWords;
  const isOld =
    (oldYear.test(sentence) || (isHeading && oldYear.test(previous))) && !recentYear.test(sentence);
  if (!isOld || !isNew.test(feature.phrase)) return feature;
  // These are named for being new.
  if (/^(?:new-roof|new-windows|new-construction)$/.test(feature.id)) return undefined;
  const phrase = feature.phrase.replace(isNew, '');
  return { ...feature, phrase, noun: feature.noun.replace(isNew, '') };
}
