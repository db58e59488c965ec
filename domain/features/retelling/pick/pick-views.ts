import { limit, shared } from './limit.ts';
import { ownerOf } from './owner-of.ts';

const kinds =
  'panoramic|unobstructed|protected|open|direct|north|south|east|west|northern|southern|eastern|western|skyline|city|river|lake|lakefront|park|water|garden|treetop|tree-top|bridge|courtyard|ocean|sunset|street|harbor|canal|mountain|\\d+-degree|corner';
/** Names must keep their capitals, so the pattern can't simply ignore case. */
const anyCase = (words: string) =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const place =
  "(?:(?:the |downtown |tree-lined )*(?:\\p{Lu}[\\p{L}.'’&-]*(?: (?:of|&) (?:the )?\\p{Lu}[\\p{L}.'’&-]*| \\p{Lu}[\\p{L}.'’&-]*)*(?:['’]s?)?(?: (?:skyline|river|bridges|canals|lights))?|the (?:city|lake|river|skyline|park|garden|gardens|courtyard|water|ocean|street|bridge|bridges|treetops|harbor|canals?)(?: (?:skyline|lights|below))?|(?:city|downtown) skyline))";
const of = `(?: (of|over|across|toward) (${place}(?:(?:,? and |, )${place}){0,3})(?=[,.;]|$| (?:to|from|through|for|in|that|which|while|with|creating|as|and|below|beyond|throughout|at|via|including|stretch\\w*|spanning)\\b))`;
const views = new RegExp(`((?:(?:${anyCase(kinds)}),? (?:and )?)*)(?<=(?:^|\\s))[Vv]iews?\\b${of}?`, 'gu');
const ends =
  /^(?:[,.;]|$| (?:to|from|through|for|in|that|which|while|with|creating|as|and|throughout|at|via)\b)/i;
const names = new RegExp(`^(?:${kinds})$`, 'i');

const away = /\b(?:blocks?|promenade|walk|stroll|pier|trail|minutes|steps|nearby)\b/i;

/** "Sweeping views of the harbor": what one sees, without the ad's opinion. */
export function pickViews(text: string): string[] {
  const own = text.replace(/\s*\([^)]*\)/g, '');
  if (limit.test(own.replace(/\bor\b/gi, '')) || shared.test(own)) return [];
  const owner = ownerOf(own)?.owner;
  for (const match of own.matchAll(views)) {
    const [whole, before = '', link = '', seen = ''] = match;
    const kind = before
      .trim()
      .replace(/,$/, '')
      .replace(/(?:^| )and$/i, '')
      .toLowerCase();
    const after = own.slice(match.index + whole.length);
    const left = own.slice(0, match.index).trimEnd();
    // "West Village and skyline views": we don't know the whole name.
    if (/(?:\b(?:and|of|\p{Lu}\p{L}*)|\/)$/u.test(left) && kind !== '') continue;
    // The view from the pier isn't the view from the home.
    if (away.test(left)) continue;
    const start = owner === undefined ? 'There are' : `${owner} has`;
    if (seen !== '') return [`${start} ${kind === '' ? '' : `${kind} `}views ${link} ${seen}.`];
    const isNamed = kind
      .split(/[ ,]+/)
      .some(
        (word) =>
          names.test(word) &&
          !/^(?:panoramic|open|direct|protected|unobstructed|\d+-degree|corner)$/.test(word),
      );
    if (isNamed && ends.test(after)) return [`${start} ${kind} views.`];
  }
  return [];
}
