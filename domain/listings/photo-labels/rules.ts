import type { PhotoKind } from '#db/column-values.ts';
import { splitSentences } from '../../english/sentences/rules.ts';

/** What someone wrote about a photo. */
export type PhotoLabel = { kind: Exclude<PhotoKind, 'as-listed' | 'drawn'>; quote: string };

/** What the remarks say, and about which photos: all, some unnamed ones, or those with these numbers. */
export type RemarkLabel = PhotoLabel & { of: 'all' | 'some' | number[] };

const pictures = '(?:photos?|photographs?|pictures?|pics?|images?|renderings?|visuals?)';

/** The first match counts. */
const signs: readonly [kind: PhotoLabel['kind'], pattern: RegExp][] = [
  [
    'staged',
    /\bv(?:irtual(?:ly)?)?[\s-]+(?:staged|staging|furnished|furnishings?|furniture|decorated|d[eé]cor)\b|\b(?:digital(?:ly)?|ai)[\s-]+(?:staged|staging|furnished|furnishings?|furniture)\b|\bstag(?:ed|ing) (?:is |was )?(?:virtual(?:ly)?|digital(?:ly)?|(?:with|by|using) ai)\b/i,
  ],
  [
    'rendered',
    /\b(?:artists?['’]?s?|architects?['’]?s?|architectural|computer|digital|virtual|3-?d|conceptual|exterior|interior|builder['’]?s?) render(?:ing|ings|s)\b|\b(?:virtually|digitally|computer)[\s-]+(?:rendered|generated)\b|\bcgi\b|\bcomputer[\s-]generated\b|\bartists?['’]?s? (?:conception|concept|impression)s?\b|\bai[\s-]generated\b/i,
  ],
  [
    'edited',
    /\b(?:digital(?:ly)?|ai)[\s-]+(?:altered|alterations?|enhanced|enhancements?|edited|edits?|modified|modifications?|manipulated|retouched|remodel\w*|renovat\w*|landscap\w*|declutter\w*|removed|added|replaced|painted|cleaned|improved)\b|\bvirtual(?:ly)?[\s-]+(?:renovat\w*|remodel\w*|declutter\w*|landscap\w*|enhanced|enhancements?|altered|edited|modified|twilight|dusk|painted|paint|cleaned|removed|added|updated)\b|\bphoto-?shopped\b|\b(?:sky|skies|grass|lawn) (?:was |has been |have been |were )?(?:digitally )?(?:replaced|replacement)\b|\bday[\s-]to[\s-](?:dusk|twilight)\b|\b(?:altered|edited|modified) (?:photo|image|picture)s?\b/i,
  ],
];
const plainRendering = /\brender(?:ing|ings|ed)\b/i;
const denied =
  /\b(?:no|not|never|without|non|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|nothing|none)\b[^.;]{0,24}$/i;

const wordsOf = (text: string) =>
  text
    .replaceAll(/%20|[_+]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a caption, a label or a file's name says about its photo; undefined if it says nothing. */
export function readPhotoLabel(text: string): PhotoLabel | undefined {
  const words = wordsOf(text);
  for (const [kind, pattern] of signs) {
    const found = pattern.exec(words);
    if (found && !denied.test(words.slice(0, found.index))) return { kind, quote: words.slice(0, 200) };
  }
  const found = plainRendering.exec(words);
  if (!found || denied.test(words.slice(0, found.index))) return undefined;
  return { kind: 'rendered', quote: words.slice(0, 200) };
}

const ofPictures = new RegExp(`\\b${pictures}\\b`, 'i');
const numbered = new RegExp(
  `\\b${pictures}\\s*(?:#|nos?\\.?|numbers?)?\\s*(\\d{1,2}(?:\\s*(?:,|&|-|–|#|and|to|through)+\\s*#?\\d{1,2})*)\\b(?! (?:of|days|years))`,
  'i',
);
const everyOne = new RegExp(`\\b(?:all|every)(?: of)?(?: the)?(?: \\w+){0,2} ${pictures}\\b`, 'i');
const partly =
  /\b(?:some|several|a few|few|certain|select(?:ed)?|many|most|may|two|three|one|interior|exterior|front|rear|first|last|room|bedroom|kitchen|living|dining|bath\w*|yard|patio)\b/i;

/** What the remarks of a listing say about its photos, sentence by sentence. */
export function readRemarkLabels(remarks: string): RemarkLabel[] {
  // Few say anything like it, and splitting sentences takes longer than searching the whole text for the words.
  const told = remarks.replaceAll(/[*~]+/g, ' ');
  const words = wordsOf(told);
  if (!plainRendering.test(words) && !signs.some(([, pattern]) => pattern.test(words))) return [];
  return splitSentences(told).flatMap((sentence): RemarkLabel[] => {
    const label = readPhotoLabel(sentence);
    if (!label || !isAboutPictures(sentence, label.kind)) return [];
    return [{ ...label, of: whichOf(sentence, label.kind) }];
  });
}

/** In a picture, staging can only be virtual; a rendering may also be available on request. */
function isAboutPictures(sentence: string, kind: PhotoLabel['kind']): boolean {
  if (/\b(?:available|upon request|on request|ask for|call for|can be|could be|see) /i.test(`${sentence} `))
    return kind !== 'rendered' && ofPictures.test(sentence);
  if (kind === 'staged') return true;
  if (kind === 'edited') return ofPictures.test(sentence) || sentence.split(/\s+/).length <= 8;
  return (
    /\b(?:photos?|photographs?|pictures?|pics?|images?|visuals?)\b/i.test(sentence) ||
    /\brenderings? (?:is|are|shown|depicts?|for|of)\b/i.test(sentence)
  );
}

function whichOf(sentence: string, kind: PhotoLabel['kind']): RemarkLabel['of'] {
  const numbers = numbered.exec(sentence)?.[1];
  if (numbers) return readNumbers(numbers);
  if (everyOne.test(sentence)) return 'all';
  // "Photos are virtually staged" often means only some of them; nobody photographs half of an unbuilt house.
  return kind === 'rendered' && !partly.test(sentence) ? 'all' : 'some';
}

/** "2, 4 and 6-8" */
function readNumbers(text: string): number[] {
  const found: number[] = [];
  for (const [, from = '', to] of text.matchAll(/(\d{1,2})(?:\s*(?:-|–|to|through)\s*#?(\d{1,2}))?/g)) {
    const [first, last] = [Number(from), Number(to ?? from)];
    for (let number = first; number <= Math.min(last, first + 60); number += 1) found.push(number);
  }
  return [...new Set(found)];
}
