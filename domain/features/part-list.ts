import { articleFor, fixArticles } from '../english/article-for.ts';
import { joinList } from '../english/join-list.ts';
import { praiseWords } from './data/modifier-words.ts';
import { oneOfIt } from './read-tail.ts';

/** A sentence that lists things, in two breaths: "The kitchen has an island and a range." Then the rest of the list. */
export type PartedList = { text: string; rest: string[] };

const praise: ReadonlySet<string> = new Set(praiseWords);
/** Praise to an ad, a fact to a visitor. */
const telling: ReadonlySet<string> = new Set('additional extra another several multiple own many'.split(' '));
const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

const verb =
  /^(.{3,90}?),?\s+(features?|featuring|offers?|includes?|including|has|have|boasts?|boasting|provides?|showcases?|showcasing|contains?|comes? with|(?:(?:is|are|has been|have been) )?(?:[\p{L}-]+ly )?(?:equipped|appointed|outfitted|finished|fitted|updated|renovated|upgraded|remodeled|complete) with|highlighted by|with)\s+(.+?)\.?$/iu;
/** A list behind these is no list of things, or no list of this home's things. */
const odd =
  /[?"“”();:!*|/[\]]|\.\s|\s[-–—]\s|\b(?:or|but|not|no|if|you'll|you|your|we|our|could|can|may|might|will|would|allow\w*|potential|plans?|nearby|steps|minutes|blocks|moments|imagine|possib\w+|option\w*|residents)\b/i;
const oddItem =
  /\b(?:is|are|was|were|has|have|features?|offers?|opens?|leads?|flows?|provides?|brings?|makes?|that|which|where|while|plus|ideal|perfect|easy|everything|anything|much|more|charm|character|comfort|convenience|elegance|warmth|(?<!-)style|lifestyle|living|location|luxur\w+|experience|oasis|retreat|sanctuary|dream\w*|touch(?:es)?|sense|feel|vibes?|flow|attention|craftsmanship|everyday|entertaining|gatherings?|famil(?:y|ies)(?! room)|guests?(?! (?:suite|room|bath|bedroom|house|powder))|kids?|children\w*|pride|value|opportunit\w+|ample|abundant|tons|endless|ideal\w*|effortless\w*|access to|proximity|walking|finest|best|today|every|each|plenty|lots|array|accented|wrapped in)\b|^(?:\p{L}+ed|illuminated) (?:with|in|by)\b|^(?:complete|while|all|both|also|then|as|making|creating|offering|providing|featuring|including|perfect\w*|beautifully|\p{L}+ly)\b|^(?:from|to|in|on|at|of|for|with|by) |\b(?:been|including|such as)\b|\b(?:the|an?|and|of|with|to|in|on|for|its)$/iu;
const tail =
  /,?\s+(?:perfect|ideal|great|wonderful|making|creating|offering|providing|allowing|ensuring|for (?:entertaining|relaxing|everyday|added|extra|seamless)|that\b|which\b|where\b|all\b).*$/i;
const pairs =
  /\b(?:washers? and (?:\w+ )?dryers?|heat(?:ing)? and (?:cooling|air|hot|central)|wood and|black and|white and|kitchen and|bedrooms? and|baths? and|walls? and|doors? and|windows? and (?:doors|sliders)|counters? and back|(?:Wolf|Miele|Bosch|Viking|Thermador|Sub-Zero|Fisher) and)\b/i;
const [minItems, maxItems] = [3, 7];
const maxItemWords = 9;
const maxFirstWords = 20;

/** Parts a sentence that says what something has. Praise goes; a thing that can't be told alone ends it. */
export function partList(original: string): PartedList | undefined {
  const text = plain(original)
    .replace(/\s*&\s*/g, ' and ')
    .replace(/,?\s+(?:as well as|along with|plus)\s+/gi, ', ');
  const [, who = '', what = '', list = ''] = verb.exec(text) ?? [];
  if (list === '' || odd.test(`${who} ${list}`)) return undefined;
  const said = subjectOf(who, what);
  if (!said) return undefined;
  const items = itemsOf(list);
  if (!items || items.length < minItems || items.length > maxItems) return undefined;
  const first = items.slice(0, 2);
  const start = fixArticles(`${said} ${joinList(first)}.`);
  if (start.split(' ').length > maxFirstWords) return undefined;
  return { text: start, rest: items.slice(2).map((item) => fixArticles(item)) };
}

function itemsOf(list: string): string[] | undefined {
  const chunks = list.split(/,\s*(?:and\s+)?/i).map((chunk) => chunk.trim());
  if (chunks.length < 2) return undefined;
  const hasLastAnd = /,\s*and\s+[^,]+$/i.test(list);
  const last = chunks.at(-1) ?? '';
  const [one, two, ...more] = hasLastAnd || pairs.test(last) ? [last] : last.split(/\s+and\s+/i);
  const parts = [...chunks.slice(0, -1), one ?? '', ...(two && more.length === 0 ? [two] : [])];
  if (more.length > 0) return undefined;
  const items = parts.map((part) => part.replace(tail, ''));
  // "A quiet, sunny room" and "Bosch, Miele and Wolf appliances" are one thing, and what a suite features is the suite's.
  if (items.slice(0, -1).some((item) => isUnfinished(item.split(' ').at(-1) ?? ''))) return undefined;
  // "A fireplace and ice maker" behind a comma: the sentence goes on differently than it began.
  if (items.some((item) => /^an? .+ and (?!an? |dryer|backsplash)/i.test(item) && !pairs.test(item)))
    return undefined;
  if (
    items.some((item) =>
      /\b(?:featuring|including)\b|^(?:bedrooms?|bath(?:room)?s?|kitchen) with\b/i.test(item),
    )
  )
    return undefined;
  const kept = items.filter(isWhole).map((item) => withArticle(withoutPraise(item)));
  // One phrase of an ad may be left out; where more is odd, it was no list.
  return kept.length >= items.length - 1 ? kept.filter((item) => !saysNothing.test(item)) : undefined;
}

const isWhole = (item: string) =>
  item !== '' &&
  item.split(' ').length <= maxItemWords &&
  !oddItem.test(item) &&
  !/\p{Lu}{4}/u.test(item) &&
  /^[\p{L}\d]/u.test(item);
const isUnfinished = (word: string) =>
  praise.has(word.toLowerCase()) ||
  /^\p{Lu}/u.test(word) ||
  /^(?:large|private|new|newer|open|formal|separate|custom|original|oversized|updated|renovated|remodeled)$/i.test(
    word,
  );
const saysNothing =
  /^(?:(?:an?|the) )?(?:appliances|cabinetry|cabinets|lighting|fixtures|finishes|closets?|laundry|storage|counters|countertops|(?:counter|closet|cabinet|storage)(?: and \w+)? space|kitchen|baths?|bathrooms?|bedrooms?|rooms)$/i;

/** "Soaking tub" of a list is "a soaking tub" when it is said. */
function withArticle(item: string): string {
  const head = item.split(
    / (?:with|of|in|on|over|at|from|for|wrapped|overlooking|facing|opening) /,
  )[0] as string;
  const isNamed = /^(?:an?|the|one|two|three|four|five|six|dual|double|several|multiple|both|\d+) /i.test(
    item,
  );
  return isNamed || / and /.test(head.replace(/washer and dryer/i, '')) || !oneOfIt.test(head)
    ? item
    : `${articleFor(item)} ${item}`;
}

/** "An extremely chic floor" is no extremely floor. */
const degree = /^(?:very|extremely|quite|rather|so|especially|particularly)$/;

function withoutPraise(item: string): string {
  const words = item
    .replace(/\b(?:spa|hotel|designer|chef)[- ](?:inspired|like|style|quality|grade)\s/gi, '')
    .split(' ')
    .filter((word) => word !== '');
  const kept = words.filter((word, at) => {
    const bare = word.toLowerCase();
    if (at < words.length - 1 && degree.test(bare) && praise.has((words[at + 1] ?? '').toLowerCase()))
      return false;
    return !(praise.has(bare) && !telling.has(bare)) || at === words.length - 1;
  });
  return kept.join(' ');
}

const rooms =
  '(?:kitchen|living (?:room|area|space)|dining (?:room|area)|family room|great room|media room|primary (?:bedroom )?(?:suite|bedroom|bath(?:room)?)|main bedroom|second bedroom|guest (?:suite|bedroom|bath)|bedrooms|bath(?:room)?s?|lower level|upper level|main level|first floor|second floor|third floor|top floor|garden level|basement|backyard|yard|terrace|roof deck|deck|patio|garage|building|lobby|association|common areas|coach house|laundry room|entry|foyer|library|den|office)';
const anyRoom = new RegExp(`\\b${rooms}(?![\\p{L}-])`, 'giu');
const wholeHome =
  /^(?:(?:this|the) (?:[\p{L}\d',-]+ ){0,8}?(?:home|house|apartment|unit|residence|condo|co-?op|loft|townhouse|penthouse|duplex|property|interior|layout|floor ?plan)|it|inside)$/iu;
const groups: [RegExp, string][] = [
  [/^(?:recent|new|other recent) (?:updates|upgrades|improvements|renovations)$/i, 'Recent updates include'],
  [
    /^(?:(?:other|additional|key|further|more) )?(?:features|highlights|perks|details|extras)(?: of (?:the|this) (?:home|unit|apartment|residence))?$/i,
    'The listing also names',
  ],
  [
    /^(?:(?:the )?(?:building|community|association|shared|full-service|on-?site|common|residents?'?)(?:'s)? )?amenities$/i,
    'The building has',
  ],
  [/^residents(?: (?:also )?enjoy)?$/i, 'Residents have'],
];

/** How the sentence begins when it is said: "The chef's kitchen boasts" is "The kitchen has". */
function subjectOf(who: string, what: string): string | undefined {
  const group = groups.find(([sign]) => sign.test(who))?.[1];
  if (group) return /^(?:includ|featur|are|offer|has|have)/i.test(what) ? group : undefined;
  const name = roomOf(who, what);
  if (name) return `The ${name} ${/s$/.test(name) ? 'have' : 'has'}`;
  return wholeHome.test(who) && !/^with$/i.test(what) ? 'It has' : undefined;
}

/** The room that the list belongs to: the one the sentence begins with, or the only one before "featuring". */
function roomOf(who: string, what: string): string | undefined {
  const named = [...who.matchAll(anyRoom)].map(([one]) => one.toLowerCase());
  const isOnly = named.length === 1 && !/\b(?:and|off|of the|from|near|by|to)\b/i.test(who);
  if (!isOnly) return undefined;
  const isLast = new RegExp(`${rooms}$`, 'i').test(who);
  return isLast || /ing$/i.test(what) ? named[0] : undefined;
}
