import { factualWords, makers, praiseWords } from '../../data/modifier-words.ts';
import { massNouns, roomModifiers, thingNouns } from '../../data/room-words.ts';
import { isPlainWord } from '../calm-shouting.ts';
import { adPhrases, agentTalk, people } from '../data/ad-words.ts';
import { dropPraise, hasPraise } from '../drop-praise.ts';
import { listThings, saysNothing } from '../list-things.ts';

/** Qualifiers that can't be dropped after a list, since they may apply to every item. */
const limit =
  /\b(?:shared?|common(?! area)|communal|available|fees?|rent(?:al|ed)?|leas\w+|cost|wait ?list\w*|potential\w*|could|can|may|might|would|if|subject|approval|approved|permit\w*|purchase|not|no|without|planned|pending|proposed|currently|former\w*|unfinished|needs?|except|only|optional|future|upon|until|per|tbd|virtually|days? a week|weekdays|weekends|seasonal|\d{1,2}(?::\d\d)? ?[ap]\.?m)\b|\$/i;
const joins =
  /,?\s+(?:as well as|along with|together with|in addition to|coupled with|paired with|plus|not to mention)\s+/gi;
/** Where a list ends and the ad says what its items are good for. */
const remark =
  /(?:,\s+|\s+)(?:which|where|while|whereas|whose|so (?:you|that)|making|creating|ensuring|allowing|providing|giving|adding|bringing|blending|enhancing|completing|elevating|capturing|evoking|inviting|setting|blurring|maximizing|illuminating|flooding|filling|bathing|accentuating|delivering|balancing|perfect|perfectly|ideal|ideally|great for|making it|to (?:enjoy|relax|entertain|create|maximize|unwind|soak|suit|fit|elevate|enhance|make))\b.*$|,\s+(?:all|each|both|offering|designed|crafted|built|set|surrounded|bathed|flooded|filled|drenched|framed|flanked|anchored|and (?:is|are|has|have|opens?|leads?|flows?|offers?|features?|boasts?|sits?|enjoys?|connects?|overlooks?|the|this|it|an? [\p{L}-]+ (?:is|that)))\b.*$|\s+and (?:flooded|bathed|filled|drenched|framed|surrounded)\b.*$|\s+that\s.*$|\s*(?:[—;(]|:\s).*$|\s+[–-]\s.*$/iu;
/** A list within a list: what follows may belong to the inner one. */
const opensList = /\b(?:with|including|featuring|like|such as|from|between|of|to|for|by|both|overlooking)\b/i;
/** "Views of the river, the park and the mill" is one item. */
const governs =
  /\b(?:views?|vistas?|exposures?|access|proximity|space|room|control|mix|variety|combination) (?:of|to|over|for|from)\b|\boverlooking\b|\bby\b/i;
const maxItemWords = 14;

/** The things that stand in a list, as they are said, up to where it turns to something else; empty where it isn't sure what is true of them. */
export function readItems(text: string, isOnlyFirst = false): string[] {
  const list = text
    .replace(/ ?\(([^()]*)\)/g, (aside, inside: string) => (limit.test(inside) ? aside : ''))
    .replace(/[.\s]+$/, '')
    .replace(joins, ', and ');
  const rest = remark.exec(list)?.[0] ?? '';
  if (limit.test(rest)) return [];
  const own = dropPraise(
    `${list.slice(0, list.length - rest.length)}.`.replace(/\b1\/2 (?=bath)/g, 'half '),
  ).replace(/[.,\s]+$/, '');
  const said: string[] = [];
  const isChoice = /,? or (?:an? )?[^,]+$/.test(own);
  for (const chunk of mergeOpen(own.split(/,\s+(?!\d{3}\b)/))) {
    // "Space for a gym, a den, or a bar": none of them exists.
    if (isChoice && /\b(?:space|room|area|adaptable|suitable|option\w*|flex\w*) (?:for|as)\b/i.test(chunk))
      break;
    const things = sayChunk(chunk.replace(/^(?:and|or)\s+/i, ''));
    if (things === undefined) break;
    said.push(...things);
    if (isOnlyFirst) break;
  }
  return said;
}

/** "A quiet, sunny den" and "Bosch, Wolf and Miele appliances" are one thing each. */
function mergeOpen(chunks: readonly string[]): string[] {
  const merged: string[] = [];
  for (const chunk of chunks) {
    const last = merged.at(-1);
    const isOpen = last !== undefined && (isMaker(last) || endsOpen.test(last) || governed(last, chunk));
    if (isOpen) merged.splice(-1, 1, `${last}, ${chunk}`);
    else merged.push(chunk);
  }
  return merged;
}
/** After "Wolf, Miele", the next word is a brand or the noun. */
const isMaker = (text: string) =>
  makers.includes((text.split(', ').at(-1) ?? '').replace(/^(?:and|an?) /i, ''));
const endsOpen =
  /(?:^|\s)(?:large|private|quiet|new|newer|open|formal|separate|custom|original|oversized|wide|deep|tall|bright|sunny|modern|classic|high|heated|covered|fenced|landscaped|updated|renovated|white|black|gray|grey|green|blue|low|long|full|north|south|east|west|northern|southern|eastern|western|\p{L}+-(?:bedroom|facing|story|foot|style|like|inspired|floor|wide|height)|\p{L}+ly)$/iu;
const governed = (last: string, chunk: string) =>
  (governs.test(last) && /^(?:and )?(?:the |\p{Lu})/u.test(chunk)) ||
  (/ (?:from|by|between|including|like|of|to|over|with) (?:the )?\p{Lu}[^,]*$/u.test(last) &&
    /^(?:and )?\p{Lu}/u.test(chunk));

/** Undefined if what follows may belong to something we can't say. */
function sayChunk(whole: string): string[] | undefined {
  const chunk = whole.replace(/ (?:including|such as|like) .*$| for \p{L}+ing\b.*$/iu, '');
  if (chunk === '' || emptied.test(chunk)) return [];
  if (goesElsewhere.test(chunk)) return undefined;
  if (size.test(chunk)) return [chunk];
  if (isMaker(chunk.split(/,? and /)[0] ?? '') && chunk.includes(', ') && !opensList.test(chunk))
    return [chunk.replace(/, and /, ' and ')];
  if (isTold(chunk)) {
    const things = listThings(smallFirst(chunk));
    if (things?.every((thing) => thing.split(' ').length <= maxItemWords))
      return things.filter((thing) => !saysNothing(thing) && !emptied.test(thing) && !lonely.test(thing));
  }
  if (opensList.test(chunk)) return undefined;
  // "Cedar cabinets and a potential island": keep at least the cabinets.
  const [one = '', two, ...more] = chunk.split(/ and /);
  const first = two === undefined || more.length > 0 ? [] : (sayChunk(one) ?? []);
  return first.length > 0 && two !== undefined ? [...first, ...(sayChunk(two) ?? [])] : [];
}

/** "Nearly 900 square feet of living space". */
const size =
  /^(?:(?:approximately|about|nearly|almost|over|more than) )?[\d,]{3,}(?:-plus)? square feet(?: of (?:(?:private|interior|living|outdoor|exterior|finished|indoor) )+space)?$/i;

/** After "has", "Oak floors" starts lowercase; "Hale faucets" doesn't. */
const smallFirst = (chunk: string) =>
  chunk.replace(/(?<![\p{L}'’.-])\p{Lu}[\p{Ll}-]+(?!\p{L})/gu, (word, at: number) => {
    const [before = ''] = /\p{Lu}\S*(?= $)/u.exec(chunk.slice(0, at)) ?? [];
    const isInName = before !== '' && !isPlainWord(before) && !facts.has(before.toLowerCase());
    const isSmall =
      !isInName && (isPlainWord(word) || common.test(word) || (at === 0 && facts.has(word.toLowerCase())));
    return isSmall && !nation.test(word) ? word.toLowerCase() : word;
  });
const common = /^(?:Receiving|Party|Maintenance|Package|Refreshed|Upgraded)$/;
const nation =
  /^(?:French|English|Italian|Japanese|Brazilian|American|Juliet|Murphy|Carrara|Calacatta|Danby|Trex|Corian|Caesarstone|Silestone|Gold|Grey|Gray)$/;
const facts: ReadonlySet<string> = new Set([
  ...factualWords,
  ...praiseWords,
  ...roomModifiers,
  ...thingNouns,
  ...massNouns,
]);

/** Not a list item: a new sentence, a reader, a use. */
const goesElsewhere =
  /\b(?:too many|to list|both|whether|if|you|your|we|it|this|who|seeking|looking|ideal|perfect|is|are|was|were|one of|currently|formerly|converted|configured|entire city|the city|everything)\b/i;
const isTold = (item: string) =>
  !limit.test(item) &&
  !/^(?:the|these|those|its(?! own bath)|their|all|each|every|other|both)\b/i.test(item) &&
  !people.test(item) &&
  !agentTalk.test(item) &&
  !hasPraise(item) &&
  !odd.test(item) &&
  !/^(?:an? )?(?:placed|positioned|appointed|kept|planned|sized)\b/i.test(item) &&
  !adPhrases.some((phrase) => phrase.test(item));

/** Written differently from how people say it. */
const odd =
  /\d (?:foot|feet|inch) (?=\p{L})|\bbreath-?taking\b|\b(?:unobstructed|quiet|open) and \p{L}+$| or place\b| with .* with | 24-hour door$|^(?:an? )?24-hour door$|\brestaurant appliances\b|\btreelined\b|\b(?:on|in) (?:East|West|North|South|east|west|north|south) side\b| of the (?:lower|upper|main|first|second|third|top) /u;

/** What's left once the praise before it is gone. */
const emptied =
  /^(?:an? |the )?(?:light|style|charm|views?|layout|flow|exposure|finishes|details|space|storage|touch(?:es)?|design|scale|proportions|amenities|room|area|vistas?|garden views|exposures|entry|access|stone|hardware|glass|wood|seating|(?:countertop|counter) space|living (?:space|area)s?|entrance|detail|staff|service|light fixtures|trim|accents|colors?|tones?|views? and light|kitchen appliances|bath(?:room)? fixtures)$/i;
const lonely =
  /^(?:an? )?(?:new|modern|custom|private|large|separate|open|updated|renovated) (?:home|space|area|living|layout|design|look|feel)$/i;
