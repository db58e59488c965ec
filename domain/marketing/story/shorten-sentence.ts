/** Where a sentence may end early: the rest only adds detail. */
const additions =
  /,? (?=(?:featuring|offering|including|complete with|along with|creating|providing|making|allowing|showcasing|where|while|plus)\b)|,? (?=which\b)|, (?=with\b)| - /g;
/** What a cut must not remove: whose it is, what it costs, whether it exists at all. */
const limits =
  /\b(?:fees?|shared|common|community|available|could|can|may|might|would|potential|if|subject|rent\w*|option\w*|planned|approv\w*|verify|additional|cost|lease\w*|buyer|once|until|except|only|not|no)\b/i;
const verb =
  /\b(?:is|are|was|were|has|have|features?|includes?|offers?|opens?|leads?|sits?|spans?|faces?|overlooks?|occupies|flows?|enjoys?|enjoy|step|provides?|comes?)\b/i;
const minLength = 45;
const dangling =
  /\b(?:an?|the|of|and|or|with|to|in|on|for|by|at|from|its|both|all|just|even|yet|but|so|is|are|has|have|while|which|where|amenities|features|upgrades|details|finishes|infrastructure|systems|conveniences|elements|updates|improvements|experience|outdoor spaces)$/i;

/** The longest beginning that is a sentence and fits; undefined if there's none. */
export function shortenSentence(sentence: string, maxLength: number): string | undefined {
  if (sentence.length <= maxLength) return sentence;
  const ends = [...sentence.matchAll(additions)].map(({ index }) => index);
  const starts = ends
    .filter((end) => end >= minLength && end < maxLength && !limits.test(sentence.slice(end)))
    .map((end) => closeList(sentence.slice(0, end).replace(/[\s,;:-]+$/, '')))
    .filter((start) => verb.test(start) && !dangling.test(start) && isClosed(start));
  const longest = starts.at(-1);
  return longest === undefined ? undefined : `${longest}.`;
}

/** "With wide views, two stone baths": what stood behind the last of a list had its "and". */
const closeList = (start: string) =>
  start.replace(/, (?=(?:two|three|four|five|\d+) (?:(?!and\b)[\p{L}-]+ ?){1,5}$)/u, ', and ');

function isClosed(text: string): boolean {
  return text.split('(').length === text.split(')').length && (text.match(/"/g)?.length ?? 0) % 2 === 0;
}
