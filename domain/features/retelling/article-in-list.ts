import { articleFor } from '#domain/english/article-for.ts';
import { isPluralNoun } from '#domain/english/plural-of.ts';
import { hasDeterminer, isUncounted } from '#domain/english/with-article.ts';
import { makers } from '../data/modifier-words.ts';
import { massNouns, thingNouns } from '../data/room-words.ts';
import { listingNouns } from './data/listing-nouns.ts';
import { properWords } from './data/proper-words.ts';

/** Nouns that listings don't count, or that are more often part of another name. */
const uncounted =
  'light sunlight air heat heating cooling plumbing wiring electric internet wi-fi cable network storage parking laundry staff security landscaping irrigation turf maintenance insurance income ownership concrete carpet flooring brick stone marble granite tile wood oak hardware glass room space access entry seating lighting fitness hvac valet height management quartz terrazzo parquet herringbone ductwork woodwork detail moulding molding exposed-brick finish hardwood doors treatment powder outlook skyline plan roofing bbq golf fitness bike package door-staff basement garden floor level view exposure area home house condo condominium apartment unit residence property building hot media steam wine barbecue central quarters bed shade tree window door wall column generator';

const massWords: ReadonlySet<string> = new Set([...massNouns, ...uncounted.split(' ')]);
const more =
  'filler opener hall table layout chiller bed generator stall build-out museum area unit room center super superintendent doorman stovetop setup build-out locker vanity bathroom hood machine wine-cellar terrace level museum lounge bathtub';
const counted: ReadonlySet<string> = new Set(
  [...thingNouns, ...listingNouns, ...more.split(' ')].filter(
    (word) => !massWords.has(word) || /^(?:room|area|unit|center|bed|generator)$/.test(word),
  ),
);
const names: ReadonlySet<string> = new Set([...makers, ...properWords]);

const opens =
  "(?:has|have|had|with|includes?|including|features?|contains?|fits|gets|offers|there is|there's|adds)";
const ends =
  'with|in|on|off|of|for|from|at|by|to|that|which|where|who|while|as|overlooking|facing|opening|leading|throughout|including|under|over|above|below|between|near|inside|outside|both|all|each|just|right|across|through|behind|beside|along|around|per|is|are|was|were|has|have|can|could|will|plus|so|currently|now|used|perfect';
const chunk = new RegExp(
  `((?<![\\p{L}-])${opens} |, (?:and |plus |or )?|(?<![\\p{L}-])(?:and|plus|or|as) )((?:(?!(?:${ends}|and|or)(?![\\p{L}-]))[\\p{L}\\d'’.-]+ ){0,6}?(?!(?:${ends}|and|or)(?![\\p{L}-]))[\\p{L}\\d'’-]+)(?=[,.](?!\\d)|$| (?:${ends}|and|or)(?![\\p{L}-]))`,
  'giu',
);
/** Two words for one thing, or two halves of a name. */
const paired =
  /\b(?:washer|dryer|living|dining|kitchen|shower|tub|bath|range|oven|refrigerator|fridge|freezer|heating|bed|table|desk|sofa|food|wine|beer|bar|front|rear|lobby|black|white|brass|oak|steel|glass|stone|tile|wood|brick|indoor|outdoor|cold|hot|upper|lower|north|south|east|west|smart|plug|massage|yoga|countertops|counters) (?:and|or) $/i;
const verbInside =
  /\b(?:is|are|has|have|opens?|leads?|fits|easily|offers?|features?|provides?|sits|comes|overlooks?|includes?|creates?|makes?|\p{L}{3,}ing(?<!\b(?:dining|living|sitting|soaking|ceiling|floating|sliding|dressing|reading|heating|cooling|parking|swimming|building|freestanding|standing|working|matching|folding|hanging|cooking|existing|adjoining|closing|rolling|landing|burning|drinking|cleaning|training|meeting|screening|gaming|writing|changing|serving|warming|grilling|seating|lighting|flooring|paneling|railing|shelving|climbing|laundering|wading|plumbing|charging|wedding|catering|party|billiard|dining|recording|spring|king|wing|string)))\b/iu;

/** Whether the last word of a phrase is a countable noun. */
export function isCounted(phrase: string): boolean {
  const word = (phrase.split(' ').at(-1) ?? '').toLowerCase();
  const last = word.split('-').at(-1) ?? '';
  return (
    (counted.has(word) || (word !== last && counted.has(last))) && !isPluralNoun(word) && !isUncounted(phrase)
  );
}

/** "Has dumbwaiter and a rear stair", "with a tub and shower stall": give each counted item in a list its article. */
export function articleInList(text: string): string {
  let before = '';
  let isList = false;
  let opening = '';
  let joinBefore = '';
  let end = -1;
  return text.replace(chunk, (whole, join: string, name: string, at: number) => {
    if (/\bor $/i.test(join)) {
      isList = false;
      return whole;
    }
    const isStart = !/^(?:,|and|plus)/i.test(join);
    if (/^as /i.test(join)) opening = 'as';
    else if (isStart) opening = '';
    isList = isStart || (isList && at === end);
    const last = before;
    before = name;
    const lastJoin = joinBefore;
    joinBefore = join;
    end = at + whole.length + (/^[,.]/.test(text.slice(at + whole.length)) ? 0 : 1);
    if (!isList || !wantsArticle(name)) return whole;
    if (/^as /i.test(join) && !/\b(?:serves?|functions?|used|doubles?|works?) $/i.test(text.slice(0, at)))
      return whole;
    if (!isStart && opening === 'as') return whole;
    if (
      !isStart &&
      (paired.test(`${text.slice(0, at)}${join}`) ||
        !(isNoun(last) || /^,/.test(lastJoin) || (/^,/.test(join) && isStuff(last))) ||
        isShared.test(last))
    )
      return whole;
    return `${join}${articleFor(name)} ${name}`;
  });
}

/** "Its kitchen and bath", "the hall and stair", "two baths and kitchen". */
const isShared = /^(?:the|its|their|both|two|three|four|each|every)\b/i;
/** After an adjective or a material, "and" continues the same thing. */
/** "Oak cabinetry, steel faucet": a material ends its item. */
const isStuff = (phrase: string) => massNouns.includes((phrase.split(' ').at(-1) ?? '').toLowerCase());
const isNoun = (phrase: string) => isCounted(phrase) || isPluralNoun(phrase);

function wantsArticle(name: string): boolean {
  const words = name.split(' ');
  const hasName = words.some(
    (word, at) => /^\p{Lu}/u.test(word) && !(at === 0 && names.has(word)) && !names.has(word),
  );
  return (
    isCounted(name) &&
    !/^only\b/i.test(name) &&
    !hasDeterminer(name) &&
    !hasName &&
    !verbInside.test(name) &&
    !/ (?:an?|the|its) /i.test(name)
  );
}
