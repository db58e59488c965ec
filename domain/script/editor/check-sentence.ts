import { articleFor } from '#domain/english/article-for.ts';

const maxWords = 28;
const plurals =
  'floors|windows|ceilings|counters|countertops|appliances|cabinets|built-ins|doors|views|beams|panels|closets|baths|bathrooms|bedrooms|balconies|terraces|patios|decks|courts|sinks|vanities|walls|moldings|stairs';
const mayRepeat = /^(?:that|had|walla|no|so|very|long|bye|knock)$/i;

const faults: readonly [reason: string, pattern: RegExp][] = [
  ['leftover markup', /[{}[\]|<>*_#\\]/],
  [
    'a plural behind "a"',
    new RegExp(
      `\\ban? (?:(?!with|of|and|in|for|to|on|from|or|by|has|at|that|half)[\\w-]+ ){0,3}(?:${plurals})\\b(?! (?:of|unit|apartment|home|condo))`,
      'i',
    ),
  ],
  ['"there are" before one thing', /\bthere are (?:an?|that|one) /i],
  ['"there\'s" before several', /\bthere['’]s (?:two|three|four|five|six|seven|eight|those|both) /i],
  ['an article without its noun', /\b(?:the|an?) (?:of|and|or|with|in|for|to|from)\b(?!-)/i],
  ['punctuation', /\.\.|\s[,.;:?!]|,,|,\.|\?\.|!\./],
  ['a sentence without an end', /[^.?!…"”’')]$/],
  ['a sentence without a capital', /^[^\p{Lu}\d$"“‘'(]|[.?!] \p{Ll}/u],
];

/** Why a turn can't be said as it stands; undefined when it can. Knows nothing of how it was written. */
export function checkSentence(text: string): string | undefined {
  const found = faults.find(([, pattern]) => pattern.test(text));
  if (found) return found[0];
  const words = text.split(/\s+/);
  if (words.length > maxWords) return `longer than ${maxWords} words`;
  const twice = words.find((word, at) => isSame(word, words[at + 1]));
  if (twice) return `"${twice}" twice in a row`;
  const wrong = [...text.matchAll(/\b(an?) ([\p{L}\d][\p{L}\d'’,-]*)/giu)].find(
    ([, article = '', word = '']) => articleFor(word) !== article.toLowerCase(),
  );
  return wrong ? `"${wrong[0]}"` : undefined;
}

function isSame(word: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    /^\p{L}{2,}$/u.test(word) &&
    word.toLowerCase() === next.toLowerCase().replace(/[.,?!]$/, '') &&
    !mayRepeat.test(word)
  );
}
