import type { Span } from './bind-word.ts';
import { adjectives, endsOpen, wished } from './cut-clause.ts';

/** Behind these a phrase begins that says by itself what a home has. */
const opening =
  /(?:,|;|:|\s-|--|\()\s+(?:(?:and|or|plus|as well as|along with)\s+)?|\b(?:[Ww]ith|featuring|features?|including|includes?|offers?|offering|boasts?|boasting|provides?|has|have|plus|along with|as well as|in addition to|(?:anchored|defined|capped|framed|crowned) by|complete with|equipped with|down to|enjoy|experience)\s+|^(?:[Ww]elcome (?:home )?to|[Ss]tep (?:inside|outside|into|out)(?: to| into| onto)?|[Ee]nter (?:upon|into)|[Dd]iscover|[Ii]ntroducing|[Tt]here(?:['’]s| is| are)|[Yy]ou(?:['’]ll| will) (?:find|love|enjoy))\s+|\band\s+(?=(?:an?|the|its|\d[\w-]*)\s)/gu;
/** In front of these it ends. */
const closing =
  /\s*(?:[,;:](?=\s(?!\d[\d.]*[- ](?:full|half|bed|bath)))|\))|\s(?:-|--|—)\s|\s(?:with|featuring|including|along with|as well as|plus|while|which|where|perfect for|ideal for|adding|creating|allowing|making|flanked|framed)\b|\s(?:comes?|ensures?|makes?|creates?|adds?|allows?)\s|(?<=[\p{L}-]{3}[^s]s)\sand\s|(?<=\p{Ll})\sand\s(?=\p{Lu})|\sand\s(?=\w+ed by\b|(?:an?|the|its|is|has|have|offers?|features?|provides?)\s)/gu;
/** What can't begin a phrase. */
const leaning =
  /^(?:and|but|or|plus|while|which|that|who|where|is|are|was|were|has|have|offers?|features?|includes?|boasts?|provides?|leads?|creates?|makes?|of|over|across|toward|to|from|by|with|for|only|all|each|both)\b/i;
/** What can't end one. */
const hanging =
  /\b(?:an?|the|its|of|to|in|on|at|for|from|by|with|and|or|as|one|two|three|\w+ly|new|newer|large|private|spacious|modern|(?:is|are|was|were)(?: \w+)?)$/i;
const minWords = 2;

/** Wishes, conditions and denials limit whatever stands with them in a sentence. */
const limitsAll =
  /\b(?:imagine|envision|if|unless|until|once|former(?:ly)?|originally|previously|could|may|might|potential\w*|possib\w+|option\w*|plan(?:s|ned)?|proposed|future|not|no|nor|never|neither|without|lacks?|except|excluding|only|(?:additional|extra)(?! (?:highlights|features|amenities|details|perks|conveniences|touches))|fees?|approval|subject|requires?|required|permit\w*|allow\w*|wait ?list|negotiable|select|partial\w*|available|soon)\b/gi;
/** These limit their own item of a list, and those that lean on it. */
const limitsItem =
  /\b(?:shared?|sharing|common|communal|association|community|neighbou?r\w*|nearby|near|steps|minutes?|blocks?|moments|rent\w*|leas\w+|upstairs|downstairs|basement|cellar|(?:lower|upper|main|ground|garden|parlor|entry|top|first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:level|floor)|primary|master|guest|second)\b/gi;
/** What stands behind these is the building's; it's told with its lead, or not without them. */
const ofBuilding = /\b(?:residents?|building(?:'s|’s)?|amenit\w+)\b/gi;
const amenities = /\bamenit\w+|\bbuilding (?:also )?(?:offers|has|features|provides|includes|boasts)\b/i;
/** An item that begins so says where the others are, or whose. */
const ofOthers =
  /^\s*(?:and |plus )?(?:all|both|each|every|located|just|only|shared|on|in|at|near|steps|with|from|which|that|by|for|downstairs|upstairs|below|above|is|are|has|have)\b/i;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
const wordCount = (text: string) => text.split(/[\s-]+/).filter(Boolean).length;

/**
 * The shortest phrase around a span that stands by itself: "12-foot ceilings" of "… and defined by 12-foot ceilings". What
 * limits it from elsewhere in the sentence is never left out.
 */
export function cutPhrase(
  text: string,
  span: Span,
  maxWords: number,
  isSame: (part: string) => boolean,
): string | undefined {
  // A wish, a condition and a denial are read in their sentence.
  if (wished.test(text) || text.search(limitsAll) >= 0) return undefined;
  const isFree = ({ index }: { index: number }) => !adjectives.test(text.slice(0, index));
  const openings = [...text.matchAll(opening)].filter(isFree);
  const closings = [...text.matchAll(closing)].filter(isFree);
  const starts = [0, ...openings.map(({ 0: sign, index }) => index + sign.length)];
  const ends = [...closings.map(({ index }) => index), text.length];
  return starts
    .filter((from) => from <= span.from)
    .flatMap((from) => ends.filter((to) => to >= span.to).map((to) => text.slice(from, to)))
    .map((part) => part.replace(/[.,;:]$/, ''))
    .filter((part) => wordCount(part) >= minWords && wordCount(part) <= maxWords)
    .filter((part) => standsAlone(text, part) && keepsLimits(text, part) && isSame(part))
    .sort((a, b) => wordCount(a) - wordCount(b))[0];
}

/** "The stop, a bakery and the park are close by": what is said of several isn't cut from them. */
const verb = /^[^;]*?\b(?:is|are|was|were)\b/;
const relative = /\b(?:which|that|who|where|while|with|plus|this|it|there|you|we)\b/;

function isSubject(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const isLastOfList = /, $/.test(text.slice(0, at)) && /^[^,]* and [^,]*\b(?:are|were)\b/.test(part);
  if (isLastOfList) return true;
  const said = verb.exec(text.slice(at + part.length))?.[0];
  return said !== undefined && !relative.test(said) && !verb.test(part);
}

/** The head of a sentence without its verb. */
const isBareHead = (text: string, part: string) =>
  text.startsWith(part) &&
  /^\p{Lu}/u.test(text) &&
  !/,/.test(part) &&
  !/\b(?:is|are|was|were|has|have|\w{3,}s|\w{3,}ed)\b/.test(part.slice(part.indexOf(' ')));

/** "A new roof, windows" of "a new roof, windows, and a panel": who reads it misses the end, and what is new. */
const breaksOffList = (text: string, part: string) =>
  part.includes(', ') &&
  /^,? (?:and|or) (?:(?:an?|the) )?/.test(text.slice(text.indexOf(part) + part.length));

/** "Four bedrooms, each with two windows": what follows tells of the very thing. */
const goesOn =
  /^,? (?:each|all|both|every one|the (?:other|others|remaining|rest)|while the (?:other|others|remaining|rest))\b/;

const standsAlone = (text: string, part: string) =>
  !breaksOffList(text, part) &&
  !goesOn.test(text.slice(text.indexOf(part) + part.length)) &&
  !isSubject(text, part) &&
  !isBareHead(text, part) &&
  !leaning.test(part) &&
  !hanging.test(part) &&
  (!endsOpen(text, part) || /^, \w+ing\b/.test(text.slice(text.indexOf(part) + part.length))) &&
  count(part, /\(/g) === count(part, /\)/g);

function keepsLimits(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const before = text.slice(0, at).split(/[,;]/);
  const after = text.slice(at + part.length).split(/[,;]/);
  const own = [before[0], before.at(-1), after[0]];
  const others = [...before, ...after].filter((item) => ofOthers.test(item));
  const isOfBuilding = count(text.slice(0, at), ofBuilding) > 0 && count(part, ofBuilding) === 0;
  return (
    [...own, ...others].every((item) => count(item ?? '', limitsItem) === 0) &&
    (!isOfBuilding || isAmenity(text, part))
  );
}

/** Whether a phrase is one of what the building offers, so that only the sentence around it says whose it is. */
export const isAmenity = (text: string, part: string) =>
  amenities.test(text.slice(0, text.indexOf(part))) && count(part, ofBuilding) === 0;
