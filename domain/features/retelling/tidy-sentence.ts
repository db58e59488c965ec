import { proofread } from '#domain/english/proofread.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { fixSigns, writeOut } from '#domain/english/write-out.ts';
import { calmHeadline } from '../calm-headline.ts';
import { calmShouting } from './calm-shouting.ts';
import { hyphenate } from './hyphenate.ts';
import { nameRooms } from './name-rooms.ts';

/** The sentence without shouting, symbols and shorthand, and without the word that links it to the previous one. */
export function tidySentence(sentence: string): string {
  const said = writeAsSaid(
    fixSigns(writeOut(calmHeadline(calmShouting(withoutSigns(sentence.replace(/[‘’]/g, "'")))))),
  );
  return nameRooms(upperFirst(hyphenate(proofread(said)).replace(/\s+/g, ' ').trim().replace(connector, '')));
}

/** Bullets, stars and emoji don't stand for anything a host could say. */
function withoutSigns(sentence: string): string {
  return sentence
    .replace(/[\p{Extended_Pictographic}®™©*~_•▪●◦►✓✔]|\u{fe0f}/gu, ' ')
    .replace(/^[\s\p{Pd}>·.,:;!)]+(?=[\p{L}\d$"“(])/u, '')
    .replace(/[“”]|(?<!\d)"|(?<=\d\d)"(?=\.?$)/g, '')
    .replace(/!+/g, '.')
    .replace(/\bw\/(?=\p{L}{2})/giu, 'with ')
    .replace(/(?<=\p{L}) ?,(?=\p{L})/gu, ', ')
    .replace(/(?<=\p{L}) ?(?:\.{2,}|…)\s*(?=\p{L})/gu, '; ')
    .replace(/\.{2,}|…/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a voice says for a symbol or an abbreviation. */
const spoken: [RegExp, string][] = [
  [/\s*&\s*/g, ' and '],
  // "9'6" ceilings", before the inches are read as a separate measure.
  [/\b(\d+)['′]\s?(\d{1,2})["″'′]*[ -](?=(?:\p{Ll}+ )?ceilings?\b|\p{Ll}{4})/gu, '$1-foot-$2-inch '],
  [/\b(\d+)['′]? ?x ?(\d+)['′]? (?=\p{Ll})/giu, '$1-by-$2-foot '],
  [/\b(\d+)['′]? ?x ?(\d+)['′]/gi, '$1 by $2 feet'],
  [/(\d)\s?sq\.? ?ft\b\.?(?= (?:of|in|on)\b)/gi, '$1 square feet'],
  [/(\d)\s?sq\.? ?ft\b\.?(?= \p{Ll}+)(?! (?:with|and|plus|per)\b)/giu, '$1-square-foot'],
  [/(\d)\s?sq\.? ?ft\b\.?/gi, '$1 square feet'],
  [/\b([\d,.]+)\s?['′](?:-| )?(?=(?:high |tall |wide |long |soaring )?\p{Ll}{3})(?!s\b)/gu, '$1-foot '],
  [/-foot[- ]foot\b/g, '-foot'],
  [/\b(\d+)['′](?=$|[.,;)])/g, '$1 feet'],
  [/\b(\d+)\s?(?:ft|feet)\.?(?= (?:ceilings?|windows?|island|wide lot|terrace|deck)\b)/gi, '$1-foot'],
  [/\b(\d+)\s?ft\b\.?/gi, '$1 feet'],
  [/\b(\d+)-ft\b\.?/gi, '$1-foot'],
  [/\b(\d+)["″](?= \p{Ll})/gu, '$1-inch'],
  [
    /\b(\d+(?:\.\d)?) ?bed(room)?s?[,/ ]+(\d(?:\.5)?) ?bath(room)?(?= (?!and )\p{L})/giu,
    '$1-bed$2, $3-bath$4',
  ],
  [/\b(washer)s?\s?\/\s?dryers\b/gi, '$1s and dryers'],
  [/\b(washer)\s?\/\s?(dryer)\b/gi, '$1 and $2'],
  [/\b(on|overlooking|off|over) (?=(?:quiet |leafy )?tree-lined (?:street|block)\b)/gi, '$1 a '],
  [/\bW\/D\b/g, 'washer and dryer'],
  [/\b(living|kitchen|family|sitting)\s?\/\s?(dining|living|kitchen)\b/gi, '$1 and $2'],
  [/\b(and)\/or\b/gi, 'or'],
  [/\b(shower)\/(tub)\b|\b(tub)\/(shower)\b/gi, '$1$3-$2$4'],
  [
    /\b(bedroom|office|den|library|media|guest|family|study|gym|playroom|nursery|sitting|terrace|patio|deck) ?\/ ?(?=(?:bedroom|office|den|library|guest|family|study|gym|playroom|nursery|sitting|living|work|home|media|patio|terrace)\b)/gi,
    '$1 or ',
  ],
  [/\bin unit(?=[.,;]|$)/gi, 'in the unit'],
  [
    /(?<![\p{L}-])(in|on|off) (?=(?:primary|second|front|back|rear) (?:bath|bathroom|bedroom|yard|suite)\b)/giu,
    '$1 the ',
  ],
  [/\bA\/C\b/g, 'AC'],
  [/\b24 hour (?=\p{Ll})/giu, '24-hour '],
  [/\b(has|with) (?=24-hour (?:doorman|concierge|attendant|lobby)\b)/gi, '$1 a '],
  [/\b(glassed|screened|fenced) in (?=\p{Ll})/giu, '$1-in '],
  [/\bButler's (?=pantry)/gi, "butler's "],
  [
    /\b(side|rest|end|top|rear) of (?=(?:building|home|house|apartment|unit|property|block)(?:[.,;]|$))/gi,
    '$1 of the ',
  ],
  [/\b(?:has|enjoys|offers|boasts) close proximity to\b/gi, 'is close to'],
  [
    /\b(improvements|upgrades|updates|amenities|enhancements|renovations) (?:feature|offer|boast|have) (?!been)/gi,
    '$1 include ',
  ],
  // "A renovated, two-bedroom home": no pause before the number.
  [/\b(an? [\p{L}-]+), (?=(?:\d|one|two|three|four|five|six)-(?:bed|story|unit|family))/giu, '$1 '],
  [/\b(\d+)-feet\b/gi, '$1-foot'],
  [/\bfloor to ceiling\b/gi, 'floor-to-ceiling'],
  [/\bwood burning\b/gi, 'wood-burning'],
  [/\bin unit (?=laundry|washer|w\/d)/gi, 'in-unit '],
  [/(?<=\p{L})[–—](?=(?:style|era|inspired)\b)/gu, '-'],
  [/,? last but (?:definitely |certainly )?not least,?/gi, ''],
  [/,? etc\b\.?/gi, ''],
  [/,? (?:as well|too)(?=[.,]?$)/gi, ''],
  [/^1x /i, 'One '],
  [/\$ (?=\d)/g, '$'],
  [/(?<=\p{L}) W (?=\p{Ll})/gu, ' with '],
  [/\bLrg\b/gi, 'large'],
  [/\bMtn\b/gi, 'mountain'],
  [
    /\bcompleted (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})/g,
    'completed in ',
  ],
  [/\bin[- ]unit washer dryers\b/gi, 'in-unit washers and dryers'],
  [/\btop of the line (?=\p{Ll})/giu, 'top-of-the-line '],
  [/\b(\d) car (?=garage)/gi, '$1-car '],
  [/\b(\d) ?bed ?(\d) ?bath\b/gi, '$1-bed, $2-bath'],
  [/\bthrough-out\b/gi, 'throughout'],
  [/\b(indoor|live|his)\/(?=(?:outdoor|work|hers)\b)/gi, '$1-'],
  [
    /\b24\/7 (?=(?:door|concierge|security|staff|attended|lobby|front desk|fitness|gym|access|monitor|surveillance))/gi,
    '24-hour ',
  ],
  [
    /\b(\d) bedroom (?=(?:home|house|condo|unit|loft|apartment|residence|townhouse|townhome|duplex|penthouse|co-?op)\b)/gi,
    '$1-bedroom ',
  ],
  [/(\d-bed(?:room)?)\/(?=\d(?:\.\d)?-bath)/gi, '$1, '],
  // "On main level" is a note; a sentence needs the article.
  [
    /\b(on|off|from|to) (?=(?:main|lower|upper|first|second|third|fourth|top|ground|garden|parlor|\d(?:st|nd|rd|th)) (?:level|floor)\b)/gi,
    '$1 the ',
  ],
  [
    /(?<![\p{L}-])(in|from|off|back of|front of) (?=(?:basement|lobby|building|backyard|garage|hallway|foyer|kitchen)(?:[.,;]|$| (?:and|with|perfect|via)\b| \())/giu,
    '$1 the ',
  ],
];

const writeAsSaid = (text: string) =>
  spoken.reduce((current, [sign, said]) => current.replace(sign, said), text);

const connector =
  /^(?:and|but|so|also|plus|then|additionally|furthermore|moreover|in addition|not to mention|best of all|finally|lastly|even better|please note(?: that)?|note(?: that)?|as an added bonus|bonus)[,:]?\s+(?=\p{L})/iu;
