import type { Feature } from './feature.ts';

/** Words a name can't contain or end with: a sign it was cut out of a sentence. */
const cut =
  /\b(?:its|their|your|his|her|our)\b|\b(?:and|or|of|with|from|the|an?|in|on|to|for|by|at)$|\b(?:from|of|with|and) (?:and|or|of|from)\b|^(?:north|south|east|west) (?!facing|exposures?|views?|side|wing|light)\w+$|\b\w+ly$|['’]s$|\b(?:landscaped|surrounding|manicured|mature|lush|historic|tree-?lined|before|comfort)$|^views? the\b/i;
/** "Nine 4-foot ceilings" was nine and a quarter feet. */
const split = /^(?:two|three|four|five|six|seven|eight|nine|ten) \d/i;
const fraction = /\d ?(?:[¼½¾⅓⅔]|\d\/\d)/;

/** "A study in restraint" isn't a room, and a suite one flight above the parlor doesn't tell how high the home is. */
const likened: Record<string, RegExp> = {
  office: /^ (?:in|of) (?!(?:the|an?|front|back|rear)\b)/i,
  'flights-up':
    /^ from (?:the |its )?(?:parlor|garden|main|first|ground|entry|living|dining|kitchen|primary|bedrooms?|foyer|lobby)\b/i,
};
const isLikened = ({ id, matched }: Feature, sentence: string) =>
  likened[id]?.test(sentence.slice(sentence.lastIndexOf(matched) + matched.length)) ?? false;

/** Whether a phrase read as a feature is a name that stands alone. */
export function isWholeName(feature: Feature, sentence: string): boolean {
  const { phrase, where, tail } = feature;
  if (isLikened(feature, sentence)) return false;
  if ([phrase, where, tail].some((part) => part !== undefined && cut.test(part.trim()))) return false;
  return (
    !(split.test(phrase) && fraction.test(sentence)) &&
    !/\d-foot/.test(phrase.replace(/\b\d+(?:\.\d)?-foot/, ''))
  );
}
