import { articleFor } from '#domain/english/article-for.ts';
import { isPluralNoun, singularOf } from '#domain/english/plural-of.ts';
import { hasDeterminer, isUncounted } from '#domain/english/with-article.ts';
import { addArticles } from '../add-articles.ts';
import { factualWords, praiseWords } from '../data/modifier-words.ts';
import { massNouns, thingNouns } from '../data/room-words.ts';
import { listingNouns } from './data/listing-nouns.ts';
import { hasVerb } from './has-verb.ts';

const nouns: ReadonlySet<string> = new Set([...thingNouns, ...massNouns, ...listingNouns]);
const praise: ReadonlySet<string> = new Set(praiseWords);
const masses: ReadonlySet<string> = new Set(massNouns);

/** An ad's closing words: what the thing is good for. */
const salesTail =
  /(?:,?\s+|\s*[-–—]+\s*)(?:(?:all |both |truly |it's |simply )?(?:perfect|perfectly|ideal|ideally|great|wonderful|excellent) (?:for|to|as)\b|(?:which is |that is |that's )?(?:perfect|ideal) for|for (?:\p{L}+ )?(?:relaxing|relaxation|entertaining|gatherings?|enjoying|unwinding|peace of mind|your|a breath|morning|hosting|those|all your|when)\b|making\b|creating\b|connecting\b|flowing\b|seamlessly\b|offering (?:the|an?) (?:perfect|ideal|seamless)\b|where you|so you|as you|while you|to (?:relax|unwind|enjoy|entertain|soak|make)\b|and prepare to\b|and (?:so )?much more|and more\b|to name a few).*$/iu;
const notAThing =
  /\b(?:features|you|your|we|our|us|my|they|their|them|this|these|those|here|everything|anything|something|all that|be|who|whose|why|how|when|if|whether|highlight|location|renovation|showstopper|masterpiece|gem|stunner|price|imagine|dream|lifestyle|oasis|retreat|sanctuary|haven|paradise|vibe|feel|opportunit\w+|potential|possibilit\w+|blend|combination|sense|charm|comfort|convenience|elegance|luxury|style|schools?|famil(?:y|ies)(?! room)|kids?|children\w*|guests?(?! (?:suite|room|bath|bedroom|house|powder|parking|apartment))|friends|buyers?|sellers?|agents?|brokers?|listing)\b/i;
const badStart =
  /^(?:\$|having|welcome|and|or|but|with|in|on|at|of|to|for|from|by|just|only|not|perfect|ideal|great for|featuring|including|offering|located|complete|easy|close|near|as|plus|then|also|\p{L}+ing (?:the|to|into|from|with|in|an?)|\p{L}+ed (?:by|in|with|to|for))(?![\p{L}-])/iu;
const vague = /^(?:and )?(?:so )?(?:much |many )?(?:more|others|everything|the like)$/i;

/** Things that say nothing alone, since every home has them. */
const ordinary =
  /^(?:an? |the )?(?:new |full |large |small )?(?:appliances?|cabinets?|cabinetry|lighting|fixtures|finishes|(?:\S+ )?touches|(?:original |architectural )?details|closets?|counters?|countertops?|kitchen|bath(?:room)?s?|bedrooms?|rooms?|space|floors?|flooring|windows?|walls?|ceilings?|doors?|light|views?|layout|living room|dining room|home|unit|condo|building|area|level|storage|access|entry|entrance|(?:first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th)|main|lower|upper|garden|parlor|top|ground|basement) (?:floor|level|unit)|sink|toilet|shower|tub)$/i;
export const withoutSales = (text: string) => text.replace(salesTail, '');
/** Praise doesn't make a thing worth saying: "soaring ceilings". */
export const saysNothing = (item: string) =>
  ordinary.test(
    item
      .split(' ')
      .filter((word) => !flattery.has(word.toLowerCase().replace(/,$/, '')))
      .join(' '),
  );
const flattery: ReadonlySet<string> = new Set(
  praiseWords.filter(
    (word) =>
      !/^(?:several|multiple|many|additional|another|extra|own|modern|contemporary|quiet)$/.test(word),
  ),
);

/** Drop what an item does; but if a limit is in there, the item can't be used at all. */
export const relative =
  /,?\s+(?:that|which)\s(?!.*\b(?:shared?|could|can|may|available|leased?|rented|currently|needs?|owned|require\w*)\b).*$/i;

/** The items a list names, each with its article; undefined unless it's a list from end to end. */
export function listThings(text: string): string[] | undefined {
  const list = text
    .replace(salesTail, '')
    .replace(relative, '')
    .replace(/[.\s]+$/, '')
    .replace(/\s*\((?:approx\w* )?\d+['′]? ?(?:x|×|by) ?\d+['′]?(?: feet)?\)/gi, '')
    .replace(
      /,?\s+(?:as well as|along with|plus|not to mention|including(?! (?:one|two|three|four|\d)\b))\s+/gi,
      ', ',
    )
    .replace(/,?\s+(?:featuring|boasting|complete with|equipped with)\s+/gi, ' with ');
  const parts = list.split(/,(?!\d{3})\s*|;\s+/).map((part) => part.trim());
  const items = splitLast(mergeAdjectives(parts))
    .map((item) => item.replace(/^and\s+/i, ''))
    .filter((item) => item !== '' && !vague.test(item))
    .map(determine);
  const known = items.filter((item) => isThing(item) && endsInNoun(item)).length;
  const isList = items.length > 0 && items.every(isThing) && known >= items.length * minKnown;
  return isList ? items.map(finish) : undefined;
}

/** If this share of the items is known, unknown items count as items too. */
const minKnown = 0.66;

/** "Quiet, sunny bedroom" is one thing, and so is "3-bedroom, 1-bath unit". */
function mergeAdjectives(parts: readonly string[]): string[] {
  const merged: string[] = [];
  let open = '';
  parts.forEach((part, at) => {
    const whole = open === '' ? part : `${open}, ${part}`;
    const isOpen = at < parts.length - 1 && !/^and /i.test(parts[at + 1] ?? '') && endsInAdjective(part);
    open = isOpen ? whole : '';
    if (!isOpen) merged.push(whole);
  });
  return merged;
}

function splitLast(items: readonly string[]): string[] {
  const last = items.at(-1) ?? '';
  if (/^and /i.test(last)) return [...items];
  const cut = [...last.matchAll(/ and /gi)].map(({ index }) => index).reverse();
  const at = cut.find((index) => {
    const [one, two] = [last.slice(0, index), last.slice(index + 5)];
    return (
      !onePair.test(last.slice(Math.max(0, index - 24), index + 24)) &&
      isThing(one) &&
      endsInNoun(one) &&
      isThing(determine(two)) &&
      endsInNoun(determine(two)) &&
      !/ with /i.test(one) &&
      !isShared(one, two)
    );
  });
  return at === undefined
    ? [...items]
    : [...items.slice(0, -1), ...splitLast([last.slice(0, at)]), last.slice(at + 5)];
}

/** "A common porch and terrace": the modifier of the first applies to both. */
const isShared = (one: string, two: string) =>
  !two.includes(' ') && /^(?:an? )?(?:\S+ ){1,}/.test(one) && !areMany(two);

/** One item with "and" in its name. */
const onePair =
  /\b(?:washer and (?:\p{L}+ )?dryer|(?:living|kitchen|family|dining) and (?:dining|living|kitchen)|smart home and|bed and|laundry and|heating and (?:cooling|air)|heat and (?:hot|air|cooling)|bed and bath|wood and|black and|white and|oak and|stone and|brick and|marble and)\b/iu;

/** "Your private patio" becomes "a private patio" for someone other than the reader. */
const determine = (item: string) =>
  item
    .replace(/^(?:your|the|this|its)\s+(?:very\s+)?(?:own\s+)?/i, '')
    .replace(/^(?:own|both)\s+/i, '')
    .replace(
      /\b(backyard|patio|terrace|deck|garden|rooftop|balcony|suite|yard) (?:oasis|retreat|haven|sanctuary|escape|paradise)\b/gi,
      '$1',
    )
    .replace(/\b(with|and|off|from|on|in|by|to) (?:your)(?: own)?\s+/gi, '$1 the ');

const behindName =
  /\s+(?:with|in|on|off|at|of|for|from|to|by|under|over|near|along|behind|facing|between|across|around|that|which|plus|through|throughout|within|via|inside|beside|above|below|overlooking|leading|opening|underfoot|wrapped|surrounded|tucked|upstairs|downstairs|installed|just|right|newly|also|currently|now|\p{L}+ed (?:with|in|by|for|to|on|from|as|into|just|throughout))(?![\p{L}-])/iu;

/** An item's own name, without additions: "sunny, paneled den" from "sunny, paneled den off the hall". */
const nameOf = (item: string) => (item.split(behindName, 1)[0] ?? '').trim();
const headWord = (item: string) => /[\p{L}\d/’'-]+$/u.exec(nameOf(item))?.[0] ?? '';

function isNoun(word: string): boolean {
  const low = word.toLowerCase();
  return [low, singularOf(low), low.split('-').at(-1) ?? '', singularOf(low.split('-').at(-1) ?? '')].some(
    (one) => nouns.has(one),
  );
}

const endsInNoun = (item: string) => isNoun(headWord(item)) && !praise.has(headWord(item).toLowerCase());

const adjectives: ReadonlySet<string> = new Set([...praiseWords, ...factualWords]);
const endsInAdjective = (item: string) => {
  const word = headWord(item).toLowerCase();
  return (
    /^\d-(?:bed|bath)|-(?:facing|sized|style|inspired|filled|ready|like|friendly|plan|concept|in-one)$/.test(
      word,
    ) ||
    ((adjectives.has(word) || /^(?:landscaped|fenced|gated|manicured|covered|heated|own)$/.test(word)) &&
      !isNoun(word)) ||
    praise.has(word)
  );
};

/** "Open layout", "set of built-ins" and "double-sided" don't contain verbs. */
const withoutNames = (item: string) =>
  item.replace(
    /\b(?:open|set|live|show|run|use|used|form|separate|stay|pair|house|houses|lines|places)(?=[ -])(?! (?:the|an?|it|your|its|to|from)\b)/gi,
    '',
  );

/** "A bath form the attic level": an article in mid-name shows that there was a verb. */
const inside = /(?<! and) (?:the|an?|its|your|this|each) /i;
const maxWords = 16;
const isThing = (item: string) =>
  item.split(' ').length <= maxWords &&
  /^[\p{L}\d]/u.test(item) &&
  !endsInAdjective(item) &&
  !inside.test(nameOf(item)) &&
  !notAThing.test(item) &&
  !hasVerb(withoutNames(item)) &&
  !badStart.test(item) &&
  !(/^(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]) /i.test(item) && !areMany(item)) &&
  !/[?:;|()[\]@#/]|\s[-–—]\s|—|(?<![\p{L}-])(?:the|an?|and|or|of|with|as|to|in|on|at|by|for|from|built|designed|made|created|crafted|tailored)$/iu.test(
    item,
  );

const finish = (item: string) => {
  // A list is easier to follow without commas inside its items.
  const plain = item.replace(/(?<!\d-\p{L}+), /gu, ' ');
  if (onePair.test(plain)) return addSmallArticles(withNumber(plain));
  return addSmallArticles(
    addArticles(`with ${withNumber(plain)}.`)
      .replace(/^with /, '')
      .replace(/\.$/, ''),
  );
};
const withNumber = (item: string) =>
  /^(?:large|big|separate|private) (?:living|outdoor|storage) space\b/i.test(item)
    ? `a ${item}`
    : hasDeterminer(item) || /^yet another /i.test(item) || areMany(item) || isMass(firstOf(item))
      ? item
      : `${articleFor(item)} ${item}`;

/** "Skylights" from "old, leaded skylights and beams": the noun that sets the phrase's number. */
const firstOf = (item: string) => {
  const name = nameOf(item).split(/,\s+/).at(-1) ?? '';
  const [first = ''] = name.split(' and ', 1);
  // "Bright and airy rooms" are rooms.
  return isNoun(first.split(' ').at(-1) ?? '') ? first : name;
};
const areMany = (item: string) => isPluralNoun(firstOf(item)) && !isMass(firstOf(item));
const isMass = (name: string) =>
  isUncounted(name) ||
  masses.has((name.split(' ').at(-1) ?? '').toLowerCase()) ||
  /\b(?:light|sunlight|hardware|outdoor space|square footage|internet|wi-fi|income|maintenance|management|staff|ownership|self-parking|build-out)$/i.test(
    name,
  );

/** "With marble bath overlooking garden" in a sentence: "with a marble bath overlooking a garden". */
export function addSmallArticles(text: string): string {
  const told = addOnce(text);
  // Each item's article depends on the item before it.
  return told === text ? text : addSmallArticles(told);
}

function addOnce(text: string): string {
  return text.replace(joined, (whole: string, join: string, name: string, at: number) => {
    const isOne =
      endsInNoun(name) &&
      !/^(?:\d|\p{L}+)(?:\.\d)?-(?:bed|bath)/u.test(name) &&
      !hasDeterminer(name) &&
      !inPlace.test(name) &&
      !/^\d{4}\b/.test(name) &&
      // "A den, Juliet balcony": a name before a noun.
      !(/^(?:and|,)/i.test(join) ? /\p{Lu}\S*$/u : /\p{Lu}/u).test(name);
    // "A sophisticated and modern loft"; "a common deck and terrace".
    const isOpen =
      /^(?:and|,)/i.test(join) &&
      ((/^and/i.test(join) && !name.includes(' ')) ||
        !endsInNoun(lastPart(text.slice(0, at)).replace(/^(?:plenty|lots) of /, '')));
    // "A gallery with a hearth, marble floor and stair": later items take articles like the first.
    const isShared =
      /^(?:and|,)/i.test(join) &&
      /\b(?:the|its|their|both)\s(?!.*\ban?\s)/i.test(lastPart(text.slice(0, at)));
    const isListed =
      (!/^,/.test(join) && !isShared) || /^(?:an?|one|two|three|four|\d) /i.test(lastPart(text.slice(0, at)));
    const isPair = onePair.test(`${text.slice(0, at).trim().split(' ').slice(-2).join(' ')} ${whole}`);
    if (!isOne || isOpen || !isListed || isPair || withVerb.test(name)) return whole;
    return /^(?:in|off)/i.test(join) && onlyOne.test(name)
      ? `${join}the ${name}`
      : `${join}${withNumber(name)}`;
  });
}
/** "A bar" of "the den has a bar". */
const lastPart = (text: string) =>
  text
    .trim()
    .split(/, | and | with | has | have | includes? /)
    .at(-1) ?? '';
const withVerb =
  /^(?:(?:easily|comfortably) )?(?:fits|includes?|has|have|is|are|opens?|leads?|features?|offers?|provides?|overlooks?|connects?|comes?|shares?|sits?|adds?|serves?|doubles?|houses?|flows?|can|could|will|was|were|currently|now|providing|offering|featuring|creating|adding|including|facing|spanning|making|flowing|stretching|highlighting)\b/i;
const ends =
  'and|with|in|on|off|of|to|for|from|by|at|overlooking|leading|opening|through|throughout|just|right|newly|across|plus';
const joined = new RegExp(
  `((?<![\\p{L}-])(?:with|in|overlooking|off|and|plus|there's) |, (?:and )?)((?:(?!(?:${ends})(?![\\p{L}-]))[\\p{L}\\d'-]+(?: |(?=$|[,.]))){0,5}?(?!(?:${ends})(?![\\p{L}-]))[\\p{L}\\d'-]+)(?=$|[,.]| (?:${ends})\\b)`,
  'giu',
);
const onlyOne =
  /^(?:basement|lobby|garage|kitchen|living|dining|family|backyard|rear|front|lower|main|upper|attic|hall|common|entry|primary|second|foyer|hallway)\b/i;
const inPlace =
  /^(?:living|dining|kitchen|dryer|room|space|access|storage|(?:enough|ample|extra|additional|more) .*|place|white|black|oak|full)$|^(?:\p{L}+ )?(?:condition|order|shape)$/iu;

/** Whether to say "there are", judging by the first item. */
export const areSeveral = (item: string) =>
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple|many|both|dual|numerous)\b/i.test(
    item,
  ) ||
  /^(?:[2-9]|[1-9]\d+) (?!-)/.test(item) ||
  (!/^(?:an?|one|1) /i.test(item) && areMany(item));
