/** "It has two closets, an open den.": two items with no conjunction. */
const twoThings =
  /^((?:It|There|The [\p{L}\d -]+|Each [\p{L}\d -]+|Both [\p{L} -]+|All [\p{L} -]+|Upgrades|Updates|Amenities)(?: (?:has|have|includes?|is|are)|'s)(?![^,]* (?:and|or|plus|that|which|where|like|with) )[^,]+), ((?:an?|two|three|four|\d+|(?:[\p{Ll}-]+ )+[\p{Ll}-]+s(?=\.))(?: [\p{L}\d'-]+){0,8}\.)$/u;
const steps =
  /^(It's (?:just |only )?(?:steps|minutes|moments|blocks|close) (?:from|to) [^,]+), ((?:the )?\p{Ll}[^,]*\.)$/u;
/** "A closet and a bath and a balcony". */
function joinThree(text: string): string {
  const parts = text.split(/ and (?=an? )/);
  const [start = '', second = '', last = ''] = parts;
  const first = /^.*\b(?:has|have|includes?|there's|there are) (an? [^,]+)$/i.exec(start)?.[1] ?? '';
  const isPlain = [first, second, last].every((thing) => thing !== '' && !inside.test(thing));
  return parts.length === maxJoined && isPlain ? `${start}, ${second} and ${last}` : text;
}
const maxJoined = 3;
const inside = / (?:and|or|with|of|in|on|for|to|from|that|which|where) |,|\bwasher\b/i;
const goesOn =
  /^(?:with|which|where|that|who|in|on|at|just|including|plus|one|each|all|both|as|for|from|to|by|of|only|not|but|so|currently|perfect|\p{L}+(?:ing|ed))\b(?!-)| (?:and|or|plus|that|which|is|are|has|have|was|were|where) /iu;
/** "It's a modern, quiet home" and "a brick house, a block from the park" aren't lists. */
const isList = /^(?:There|[^,]* (?:has|have|includes?) )/;

/** Joins a list of two with "and". */
export function fixListEnd(text: string): string {
  const join = (whole: string, start: string, last: string) =>
    goesOn.test(last) ? whole : `${start} and ${last}`;
  if (/, .*,/.test(text)) return text;
  if (!text.includes(',')) return joinThree(text);
  return isList.test(text) ? text.replace(twoThings, join) : text.replace(steps, join);
}
