import { fixArticles } from '#domain/english/article-for.ts';

const number = '(?:\\d+(?:\\.5)?|one|two|three|four|five|six|seven|eight)(?:[- ]and[- ]a[- ]half)?';
const counts = new RegExp(
  `^(It's an? (?:[\\p{L}'’-]+,? ){0,3}?)${number}[- ]bed(?:room)?s?(?:,? (?:and )?${number}[- ](?:full[- ])?bath(?:room)?s?)?,? (?!(?:with|in|on|at|that|and|or|plus|near|of|by|from|located|which)\\b)(?=\\p{L})`,
  'iu',
);
const bare =
  /^It's an? (?:[\p{L}-]+ )?(?:home|house|condo|co-op|apartment|unit|residence|townhouse|loft)\.$/iu;

const countItem = new RegExp(`^${number} (?:(?:full|large|spacious) )*(?:bed|bath)(?:room)?s?$`, 'i');
/** "Four bedrooms, all with closets": these go with their count. */
const ofOthers = /^(?:all|each|both|every|with|including|most|one of|two of|plus|which|where)\b/i;
/** Fewer say too little alone. */
const minWords = 4;
const listed = /^(There(?:'s| are)|It has) ([^.:;]+)\.$/;

/** "A garden, two terraces and four bedrooms": the price came with the bedrooms. */
function withoutCountItems(text: string): string | undefined {
  const [, start = '', list = ''] = listed.exec(text) ?? [];
  const items = list.split(/, (?:and )?| and (?=[^,]+$)/);
  const left = items.filter((item) => !countItem.test(item.trim()));
  if (left.length === items.length || left.some((item) => ofOthers.test(item))) return text;
  const [first, ...more] = left;
  if (first === undefined || (more.length === 0 && first.split(' ').length < minWords)) return undefined;
  const said = more.length > 0 ? `${left.slice(0, -1).join(', ')} and ${left.at(-1)}` : first;
  const isMany = /(?<!s)s$/.test(first.split(/ (?:with|for|in|off|of|on|at) /)[0] ?? '');
  return `${start === 'It has' ? start : isMany ? 'There are' : "There's"} ${said}.`;
}

/** The price came with the room counts, so "It's a two-bedroom condo in Ashbury" becomes "It's a condo in Ashbury". */
export function withoutCounts(text: string): string | undefined {
  const rest = fixArticles(
    text
      // "A modern, four-bedroom loft": without the count, the comma has no purpose.
      .replace(counts, (_, start: string) => start.replace(/,\s*$/, ' ')),
  );
  if (!counts.test(text)) return withoutCountItems(text);
  return bare.test(rest) || /-bath\.$/.test(rest) ? undefined : rest;
}

const size =
  /^It(?:'s| is| has) (?:(?:approximately|about|around|roughly|over|nearly|almost|more than|just over) )?[\d,]+(?:-plus)? square feet(?: of (?:interior |total |finished )?(?:living )?space)?\.$/i;

const year =
  /^(?:It|The (?:home|house|building|condo|co-op|townhouse|property|residence)) was (?:originally )?(?:built|constructed|completed|erected) (?:in|circa|around) \d{4}\.$/;

/** "It was built in 1906", if the year came with the price. */
export const isOnlyYear = (text: string): boolean => year.test(text);

/** "It's 900 square feet", if the size came with the price. */
export const isOnlySize = (text: string): boolean => size.test(text);
