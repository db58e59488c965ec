import { articleFor } from '#domain/english/article-for.ts';

const maxWords = 28;
const plurals =
  'floors|windows|ceilings|counters|countertops|appliances|cabinets|built-ins|doors|views|beams|panels|closets|baths|bathrooms|bedrooms|balconies|terraces|patios|decks|courts|sinks|vanities|walls|moldings|stairs';
/** Nouns that need an article or a number. */
const singles =
  'washer|dishwasher|fireplace|bathtub|tub|shower|vanity|island|pantry|closet|balcony|terrace|patio|backyard|staircase|skylight|refrigerator|oven|cooktop|backsplash|bathroom|bidet|fence|sink|intercom|engineer|superintendent|grocery store|mudroom|powder room|laundry room|dining table|dressing table|wine cellar|wine cooler|wine fridge|pergola|fire pit';
const determiners =
  'an?|the|this|that|its|your|my|our|their|his|her|one|no|every|each|some|any|more|another|half|what|which|whose|same|either|neither|much|enough|such';
const mayRepeat = /^(?:that|had|walla|no|so|very|long|bye|knock)$/i;

const faults: readonly [reason: string, pattern: RegExp][] = [
  ['leftover markup', /[{}[\]|<>*_#\\]/],
  [
    'a plural behind "a"',
    new RegExp(
      `\\ban? (?!few |couple )(?:(?!with|of|and|in|for|to|on|from|or|by|has|at|that|half)[\\w-]+ ){0,3}(?:${plurals})\\b(?! (?:of|unit|apartment|home|condo))`,
      'i',
    ),
  ],
  ['"there are" before one thing', /\bthere are (?:an?|that|one) /i],
  ['"there\'s" before several', /\bthere['’]s (?:two|three|four|five|six|seven|eight|those|both) /i],
  [
    'a plural behind "that"',
    new RegExp(
      `\\b(?:has|have|get|got|see|find|there['’]s|and|with|on|in|behind|of|for|near) (?:that|this) (?:(?!with|of|and|in|for|to|on|from|or|by|has|at|that|gets|is|was|makes|puts|holds|means)[\\w-]+ ){0,3}(?:${plurals}|rooms|tiles|fireplaces|skylights|exposures)\\b(?! (?:of|unit|apartment|home|condo))`,
      'i',
    ),
  ],
  [
    '"that" without its noun',
    /\b(?:this|those|these) (?:and|or)\b|\b(?:down|with|on|in|have|has) that and\b/i,
  ],
  [
    'a thing without its article',
    new RegExp(
      `\\b(?:with|has|have|includes?|plus) (?:(?!(?:${determiners})\\b)[\\p{L}\\d-]+ ){0,4}(?:${singles})\\b(?![-'’/]| (?:space|storage|floors?|doors?|walls?|tiles?|access|organizers?|shelving|lighting|windows?|hood|roof|sprays?|hookups?|heads?|fixtures|units?|areas?|furniture|views?|suites?|package|services?|parking|level|systems?|vanit(?:y|ies)))`,
      'iu',
    ),
  ],
  [
    'two sentences in one word',
    /\p{L}{3}-(?:perfect|ideal|great|your|making|offering|where|each|plus|with) /iu,
  ],
  [
    'capitals of a headline',
    /(?<=\p{Ll},? )(?:Washer|Dryer|Kitchen|Bath|Bathroom|Bedrooms?|Floors?|Appliances|Countertops|Windows|Views?|Laundry|Parking|Storage|Board)\b(?! \p{Lu})|\b(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|NEW|ALL|HUGE|LARGE|PRIVATE|WITH|AND)\b/u,
  ],
  ['an article without its noun', /\b(?:the|an?) (?:of|and|or|with|in|for|to|from)\b(?!-)/i],
  ['punctuation', /\.\.|\s[,.;:?!]|,,|,\.|\?\.|!\./],
  ['a sentence without an end', /[^.?!…"”’')]$/],
  ['a sentence without a capital', /^[^\p{Lu}\d$"“‘'(]|[.?!] \p{Ll}/u],
];

/** Why a turn can't be said as it is; undefined if it can. Looks only at the text, not at how it was written. */
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
