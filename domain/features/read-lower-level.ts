const begins =
  /^(?:(?:on|in) )?(?:the |a |an )?(?:(?:finished|expansive|full|fully|spacious|walk-?out|large|renovated) ){0,3}(?:lower level|basement|cellar)\b|^downstairs\b/i;
/** A sentence that starts with one of these is back upstairs. */
const leaves =
  /\b(?:kitchen|primary|bed ?rooms?|living room|dining room|home|house|apartment|unit|building|residence|upstairs|outside|outdoor|backyard|yard|courtyard|terrace|deck|patio|garage|parking|(?:main|first|second|third|upper|top|parlor) (?:floor|level)|neighborhood|located|steps|block|(?:additional|other|modern|further) (?:amenities|features|highlights|conveniences|details))\b/i;
/** "Further details: …": a note of its own, not about the level before it. */
const label = /^(?!.*\b(?:basement|cellar|lower level|downstairs)\b[^:]*:)[\p{L}& ]{3,40}:/iu;
const [startWords, maxSentences] = [8, 3];

/**
 * Which sentences are about the lower level: the one that starts with it, and those after it that name no other place.
 * A bar and a sauna down there don't answer questions about the kitchen or the bath.
 */
export function readLowerLevel(sentences: readonly string[]): boolean[] {
  let left = 0;
  return sentences.map((sentence) => {
    const start = sentence
      .replace(/^[^\p{L}]+/u, '')
      .split(' ')
      .slice(0, startWords)
      .join(' ');
    if (begins.test(start)) left = maxSentences;
    else left = leaves.test(start) || label.test(start) ? 0 : Math.max(left - 1, 0);
    return left > 0;
  });
}
