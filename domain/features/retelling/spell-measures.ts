import { fixSigns, writeOut } from '#domain/english/write-out.ts';

const smallNumber = '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight)';
/** Words after a measure that don't name a thing. */
const noThing =
  '(?!(?:of|across|with|and|in|on|per|plus|including|over|for|from|or|to|at|is|are|wide|deep|long|tall|high|away|above|below|by|spread|distributed)\\b)';

const measures: [RegExp, string][] = [
  // "9'6" ceilings", "11' x 27'", "10' ceilings", "42" cabinets".
  [/(\d+)'\s?(\d{1,2})(?:"|'')\s?(?=\p{L})/gu, '$1-foot-$2-inch '],
  [/(\d+(?:\.\d+)?)'?(?: ?ft\.?)?\s?[xX×]\s?(\d+(?:\.\d+)?)(?:'|\s?(?:ft|feet|foot)\b\.?)/g, '$1 by $2 feet'],
  [new RegExp(`(\\d) by (\\d+) feet (?=${noThing}\\p{Ll})`, 'gu'), '$1-by-$2-foot '],
  [/(\d+(?:\.\d+)?)'\+?[ -](?=\p{L})/gu, '$1-foot '],
  [/(\d+)[-\s]?(?:in\.|"|'')[ -](?=\p{L})/gu, '$1-inch '],
  [
    /(\d)[- ]?(?:sq\.?[- ]?(?:ft|feet|foot)|sqft|sf|square[- ](?:foot|feet))\b\.?(?= \p{Ll}|$|[,.])/giu,
    '$1 square feet',
  ],
  [new RegExp(`(\\d)\\+? square feet (?=${noThing}\\p{Ll})`, 'gu'), '$1-square-foot '],
  [/(\d)\+ (?=square)/g, '$1 '],
  [/(\d)[ ](?=square-foot )/g, '$1-'],
  [
    /(\d) (?:foot|feet|ft\.?) (?=(?:ceilings?|(?:overhead )?doors?|island|peninsula|wide|wall|windows?|lot|tall|high)\b)/gi,
    '$1-foot ',
  ],
  [/(\d)-foot (wide|deep|long|tall|high)(?=[.,]|$| (?:and|with|on)\b)/g, '$1 feet $2'],
  [/(\d) inch (?=[\p{Ll}\d])/gu, '$1-inch '],
  [/(\d+)'? ?[xX×] ?(\d+)'?(?:[- ](?:square|sq)[- ](?:foot|feet|ft))?[- ](?=\p{Ll})/gu, '$1-by-$2-foot '],
  [new RegExp(`(\\d) ?ft\\.? (?=${noThing}\\p{Ll})`, 'gu'), '$1-foot '],
  [/(\d) ?ft\b\.?/gi, '$1 feet'],
  [/\bin unit (?=\p{L})/giu, 'in-unit '],
  [/(?<=\d)-(?=(?:perfect|ideal|making|creating|offering)\b)/g, '—'],
  [/(?<=\p{L}),(?=\d)/gu, ', '],
  [/(\d)in (?=\p{Ll})/gu, '$1-inch '],
];
const rooms: [RegExp, string][] = [
  [
    new RegExp(
      `\\b(${smallNumber})[ -]?(?:br|bd|beds?|bdrms?|bedroom)(?:,? ?/ ?|, | and | )(${smallNumber})[ -]?(?:ba|bths?|baths?|bathroom)\\b(?= \\p{Ll})(?! (?:with|and|on|in|plus|are|is|each|two|three|one|total)\\b)`,
      'giu',
    ),
    '$1-bedroom, $2-bath',
  ],
  [
    /\b(\d|one|two|three|four|five) bed(?:room)? (?=(?:home|house|condo|unit|apartment|loft|duplex|residence|townhouse|townhome|co-?op|penthouse|plus)\b)/gi,
    '$1-bedroom ',
  ],
  // Two full baths and a half bath, as some listing services count.
  [/\b(\d)\.1(?=[- ]?bath)/gi, '$1.5'],
  [/\beat in (?=kitchen|space|area|dining)/gi, 'eat-in '],
  [/\bmaster (?=bed|suite|bath|closet)/gi, 'primary '],
];
const pairs: [RegExp, string][] = [
  [/\bW ?\/ ?D\b/g, 'washer and dryer'],
  [/\bwasher ?\/ ?dryers\b/gi, 'washers and dryers'],
  [/\b(washers?) ?\/ ?(dryers?)\b/gi, '$1 and $2'],
  [
    /\b(living|kitchen|dining|family|breakfast|heating|lounging) ?\/ ?(dining|living|kitchen|family|breakfast|cooling)\b/gi,
    '$1 and $2',
  ],
  [/\b(tub|shower|bath) ?\/ ?(shower|tub)\b/gi, '$1 and $2'],
  [/\b(indoor|inside) ?\/ ?(outdoor|outside)\b/gi, '$1-$2'],
  [/\band ?\/ ?or\b/gi, 'or'],
  [/(\$[\d,.]+) ?\/ ?(month|year|unit)\b/gi, '$1 a $2'],
  [/(\$[\d,.]+) ?\/ ?mo\b\.?/gi, '$1 a month'],
  [/\b(I-\d+)\/(?=\d)/g, '$1 and '],
  // "Restaurants/shops", "seating/display areas", "North/Clybourn".
  [/\b(offices|dens|bedrooms|studios) ?\/ ?(?=(?:offices|dens|bedrooms|studios)\b)/gi, '$1 or '],
  [/\b(\p{Ll}{3,}s) ?\/ ?(?=\p{Ll}{3,}s\b)/gu, '$1 and '],
  [
    /\b(\p{Ll}{3,}) ?\/ ?(?=\p{Ll}{3,} (?:areas|spaces|rooms|lines|options|stations|counters)\b)/gu,
    '$1 and ',
  ],
  [/\b(\p{Lu}\p{Ll}{2,}) ?\/ ?(?=\p{Lu}\p{Ll}{2,})/gu, '$1 and '],
  [/\b(playroom|closet|library|yoga|breakfast|bar|room|studio|lounge) ?\/ ?(?=\p{Ll}{3,})/gu, '$1 or '],
  [/\b(\d+)\+[ -]foot\b/g, '$1-plus-foot'],
  [/\bA\/C\b/g, 'AC'],
  [/\b24\/7\b/g, '24-hour'],
];

const replaceAll = (text: string, changes: readonly [RegExp, string][]) =>
  changes.reduce((current, [pattern, plain]) => current.replace(pattern, plain), text);

/** Sizes, room counts and pairs as people say them: "11-foot ceilings", "an 892-square-foot loft". */
export function spellMeasures(sentence: string): string {
  const text = fixSigns(writeOut(sentence.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')));
  return replaceAll(text.replace(/’/g, "'"), [...measures, ...rooms, ...pairs])
    .replace(/\s{2,}/g, ' ')
    .trim();
}
