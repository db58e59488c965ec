const sizes = '(?:twin|full|queen|king)(?:[- ]sized?)?';
const counts = 'one|two|three|four|five|six|seven|eight|nine|ten|\\d+';
/** What costs extra stays in the listing's words. */
const notPaid =
  '(?!(?:[\\p{L}-]+ )?(?:fees?|costs?|charges?|rent|price|assessments?|income|information)\\b|approximately)';

type Change = readonly [RegExp, string];

/** Listing words that nobody says, and ordinary words that mean the same. */
const changes: readonly Change[] = [
  [new RegExp(`\\b(${counts}) additional ${notPaid}`, 'giu'), '$1 more '],
  [new RegExp(`\\ban additional ${notPaid}(?![\\d$])(?!\\p{L}+ing\\b)(?=[\\p{L}-]+)`, 'gu'), 'an extra '],
  [/\b([Tt])he additional (?=bedrooms\b|baths\b|bathrooms\b)/g, '$1he other '],
  [
    new RegExp(
      `(?<=(?:has|have|with|and|for|offers|provides|There's|There are|,) )additional ${notPaid}(?=storage|space|closets?|closet|shelving|seating|parking|counter|cabinet)`,
      'giu',
    ),
    'extra ',
  ],
  [
    /(?<=\b(?:has|have|with|and|for|offers|provides|There's|There are|there's|there are|adds|includes|is|includes|,) )(?:ample|abundant|copious|generous) (?=(?:[\p{L}-]+ ){0,2}(?:storage|space|closets?|light|sunlight|seating|parking|cabinetry|cabinets|counters|shelving|windows|room)\b)/gu,
    'plenty of ',
  ],
  [/\b(?:an abundance|an array|a wealth) of\b/g, 'plenty of'],
  [/\bnumerous\b/g, 'many'],
  [/\bNumerous\b/g, 'Many'],
  [/\bmultiple (?!listing|zone\b|family\b|level\b|unit\b)/g, 'several '],
  [/\bMultiple (?!listing|zone\b|family\b|level\b|unit\b)/g, 'Several '],
  [/(?<!\badditional )\bapproximately\b/g, 'about'],
  [new RegExp(`\\b(?:(easily|comfortably) )?accommodates (?=an? ${sizes}\\b)`, 'g'), '$1 fits '],
  [/\bhas the space to easily accommodate\b/g, 'easily fits'],
  [/\b(?:is|are) comprised of\b/g, 'is made up of'],
  [/\bbenefits from (?=[\p{L} -]*(?:exposures?|light|sun)\b)/gu, 'gets '],
  [/\bis equipped with\b/g, 'has'],
  [/\bare equipped with\b/g, 'have'],
  [/\bis complete with\b/g, 'has'],
  [/\bare complete with\b/g, 'have'],
  [/ complete with /g, ' with '],
  [/\badjacent to\b/g, 'next to'],
  [/\bAdjacent to\b/g, 'Next to'],
  [/\bspans (?=(?:over |about |nearly )?[\d,]+ square feet)/g, 'is '],
  [/\b(is|are) accessed (?=(?:by|from|via|through)\b)/g, '$1 reached '],
  [/(?<=-foot )ceiling heights?\b/g, 'ceilings'],
  [/\bfunctions as\b/g, 'works as'],
  // What is left of "open and dreamy views".
  [/\b(unobstructed|open|panoramic|sweeping|protected|expansive|direct) and (?=views?\b)/g, '$1 '],
  [
    /\bthroughout (?=(?:entire |main )?(?:living|main|common|entry|first|second|upper|lower) (?:area|level|floor)s?\b)/g,
    'throughout the ',
  ],
  // What is left of "or a place to nap".
  [/(?<=\p{L}) or (?:an? )?(?:place|space|area)\.$/u, '.'],
];

/** "A tiled stove anchors the den." */
const anchored = /^(An? [^,.]+?) anchors (the [\p{L} -]+)\.$/u;

/** A statement in ordinary words. */
export function sayPlainly(text: string): string {
  const [, thing = '', room = ''] = anchored.exec(text) ?? [];
  const at = /(?:level|floor|terrace|deck|patio|end|side)$/.test(room) ? 'on' : 'in';
  const told =
    thing === '' ? text : `There's ${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${at} ${room}.`;
  return changes
    .reduce((current, [pattern, words]) => current.replace(pattern, words), told)
    .replace(/ {2,}/g, ' ')
    .replace(/, , /g, ', ');
}
