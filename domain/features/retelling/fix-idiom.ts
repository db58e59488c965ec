import { articleFor } from '#domain/english/article-for.ts';

const house =
  'brownstone|townhouse|building|cooperative|co-op|condominium|high-rise|mid-rise|complex|loft building';
type Change = readonly [RegExp, string | ((...parts: string[]) => string)];

/** Phrases that agents write and nobody says. */
const changes: readonly Change[] = [
  [/\bwithin walking distance to\b/g, 'within walking distance of'],
  [/\bin (?=the (?:Upper|Lower) (?:East|West) Side\b)/g, 'on '],
  [/\bin the neighborhood of (?=\p{Lu})/gu, 'in '],
  [/, (?:CA|IL|NY|TX|FL|NJ|MA|WA|PA)(?=\.$)/g, ''],
  [
    new RegExp(`\\bin ((?:\\p{Lu}[\\p{L}-]+ ){1,4}(?:${house}))\\b`, 'gu'),
    (_, name) => `in ${articleFor(name as string)} ${name}`,
  ],
  [/\b(deck|patio|terrace|balcony) space\b/g, '$1'],
  [/\ba washer and dryer in-unit\b/g, 'an in-unit washer and dryer'],
  [/\b(has|are|,) more (?=(?:exposed|custom|built-ins?|oversized)\b)/g, '$1 '],
  [/(?<=, |and )another (marble|wood-burning|gas) (?=fireplace)/g, 'a $1 '],
  [/^\p{Lu}\p{Ll}+ed, the home has /u, 'It has '],
  [/^A laundry room includes /, "There's a laundry room with "],
  [/^(The [\p{L} -]+s) are (?:well |fully )?(?:equipped|outfitted|appointed) with /u, '$1 have '],
  [/\ba (?=(?:cupboard|counter|cabinet|closet|wall) space\b)/g, ''],
  [/\bled (?=light)/g, 'LED '],
  [/\b24-hr\b/gi, '24-hour'],
  [
    /\b(It's) (one|two|three|four|five|six|seven|eight|nine|ten|\d+)[- ]minute walk\b/g,
    '$1 a $2-minute walk',
  ],
  [/\ban? (?=(?:24-hour|full-time|part-time) door ?staff\b)/g, ''],
  [/\blive in (?=(?:super|superintendent|manager)\b)/g, 'live-in '],
  [
    /(?<=\bviews? of [^.]*(?:, | and ))an? (?=(?:\p{Lu}\p{L}+ ){1,4}(?:Building|Bridge|Tower|River|skyline)\b)/gu,
    'the ',
  ],
  [/(?<=\bviews? of [^.]*(?:, | and ))an? (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*(?:[,.]| and\b))/gu, ''],
  [/(?<=\b(?:an?|the|and) )Butler(?='s pantry)/g, 'butler'],
  [/\b(?:the|a) ac\b/g, (whole) => whole.replace('ac', 'AC')],
  [/\b(new(?:er)?|central) ac (?=\p{Ll})/gu, '$1 AC '],
  [/\b(in|of|off|from|and) the master(?=[.,]| (?:with|and|has)\b)/g, '$1 the primary bedroom'],
];

export const fixIdiom = (text: string) =>
  changes.reduce((current, [pattern, put]) => current.replace(pattern, put as string), text);
