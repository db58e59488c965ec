import { acronyms } from './data/acronyms.ts';

const letters = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const shortWords = /^(?:NEW|AND|THE|ALL|BIG|FOR|NOT|NO|ONE|TWO|LOW|NOW|YOU|ARE|HAS|ITS)$/;

/** Puts shouted capitals in lowercase; acronyms and the listing's names stay as written. */
export function calmCapitals(line: string, names: readonly string[]): string {
  const upper = letters(line, /\p{Lu}/gu);
  const isShouted = upper >= 12 && upper > letters(line, /\p{Ll}/gu) * 2;
  const lowered = line
    .replace(/\b[\p{Lu}][\p{Lu}'-]+\b/gu, (word) => {
      // "LEED-certified" starts with an acronym.
      const plain = word.replace(/['-]+$/, '');
      if (acronyms.has(plain)) return word;
      return isShouted || plain.length > 3 || shortWords.test(word) ? word.toLowerCase() : word;
    })
    .replace(/(?<=[\s/])A(?=\s)/g, isShouted ? 'a' : 'A');
  if (lowered === line) return line;
  const named = names
    .filter((name) => name.length > 2)
    .reduce((text, name) => text.replaceAll(wholeWord(name), name), lowered);
  return named.replace(
    /(^|[.?!]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** "Unit" also occurs in "community". */
function wholeWord(name: string): RegExp {
  const escaped = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
}

/** "NAINOA": always in capitals, in a text that isn't otherwise shouted. */
export function capitalNames(text: string): string[] {
  // In a text that is all shouted, nothing distinguishes a name from a word.
  if (letters(text, /\p{Lu}/gu) > letters(text, /\p{Ll}/gu) / 2) return [];
  const loud = text.match(/\b\p{Lu}{4,}\b/gu) ?? [];
  const isName = (word: string) =>
    !/[AEIOU]/.test(word) || /^[A-Z]CAD$/.test(word) || loud.filter((one) => one === word).length > 1;
  const firms: string[] =
    text.match(
      /\b\p{Lu}[\p{Lu}'’]{2,}(?= (?:Studios?|Architects?|Architecture|Design|Partners|Group|Interiors)\b)/gu,
    ) ?? [];
  return [...firms, ...new Set(loud)]
    .filter((word) => firms.includes(word) || (isName(word) && !loudWords.test(word)))
    .filter((word) => !new RegExp(`\\b${word}\\b`, 'i').test(text.replaceAll(word, '')));
}

/** Not names, even when shouted twice. */
const loudWords =
  /^(?:FULL|OPEN|PRICE|REDUCED|MUST|HOUSE|HOMES?|LARGE|BRAND|LOCATION|PRIVATE|PARKING|INCLUDED|HUGE|RARE|BEST|UNITS?|ROOF|DECK|KITCHEN|BATHS?|BEDROOMS?|FLOOR|NOTE|PLEASE|ONLY|ALSO|WITH|THIS|VIEWS?|LIGHT|POOL|GARAGE|UPDATED|RENOVATED|STUNNING|SPACIOUS|CORNER|LEVEL|MAIN|UPPER|LOWER|FIRST|SECOND|THIRD)$/;

const smallWords = /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/;

/** A shouted headline in title case, because we can't tell which words are names. */
export function toHeadline(line: string): string {
  return line
    .split(' ')
    .map((word, at) => {
      if (acronyms.has(word.replace(/[^\p{L}/]/gu, ''))) return word;
      const small = word.toLowerCase();
      return at > 0 && smallWords.test(small)
        ? small
        : small.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** Whether a line is almost entirely in capitals. */
export function isShoutedLine(line: string): boolean {
  const all = letters(line, /\p{L}/gu);
  return all > 8 && letters(line, /\p{Lu}/gu) > all * 0.7;
}
