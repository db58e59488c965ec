import { fixArticles } from '#domain/english/article-for.ts';

const number = '(?:\\d+(?:\\.5)?|one|two|three|four|five|six|seven|eight)(?:[- ]and[- ]a[- ]half)?';
const counts = new RegExp(
  `^(It's an? (?:[\\p{L}'’-]+,? ){0,3}?)${number}[- ]bed(?:room)?s?(?:,? (?:and )?${number}[- ](?:full[- ])?bath(?:room)?s?)?,? (?!(?:with|in|on|at|that|and|or|plus|near|of|by|from|located|which)\\b)(?=\\p{L})`,
  'iu',
);
const bare =
  /^It's an? (?:[\p{L}-]+ )?(?:home|house|condo|co-op|apartment|unit|residence|townhouse|loft)\.$/iu;

/** The price came with the room counts, so "It's a two-bedroom condo in Ashbury" becomes "It's a condo in Ashbury". */
export function withoutCounts(text: string): string | undefined {
  const rest = fixArticles(
    text
      // "A modern, four-bedroom loft": without the count, the comma has no purpose.
      .replace(counts, (_, start: string) => start.replace(/,\s*$/, ' ')),
  );
  if (!counts.test(text)) return text;
  return bare.test(rest) ? undefined : rest;
}

const size =
  /^It(?:'s| is| has) (?:(?:approximately|about|around|roughly|over|nearly|almost|more than|just over) )?[\d,]+(?:-plus)? square feet(?: of (?:interior |total |finished )?(?:living )?space)?\.$/i;

/** "It's 900 square feet", if the size came with the price. */
export const isOnlySize = (text: string): boolean => size.test(text);
