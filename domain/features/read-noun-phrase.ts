import { factualWords, makers, praiseWords } from './data/modifier-words.ts';

export type NounPhrase = {
  /** The words as a person would say them, without an article: "two honed marble counters". */
  words: string;
  count?: number;
};

const factual: ReadonlySet<string> = new Set(factualWords);
const praise: ReadonlySet<string> = new Set(praiseWords);
const makerWords: ReadonlySet<string> = new Set(makers.flatMap((name) => name.split(' ')));
const counts: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, '9': 9,
}; // biome-ignore format: a table
const numberWords = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const measured =
  /^(?:\d{1,2}(?:\.\d)?(?:['’]|["”]|-?(?:foot|feet|ft|inch|in))|\w+(?:-by-\w+)?-(?:foot|burner|car|story|zone|drawer|fixture|person|level|seat|pane|bottle|head|bulb|jet|sided|piece|unit|seater))\+?$/i;
/** "Oak-paneled", "Shaker-style"; "resort-style" is praise. */
const made =
  /^(?:\p{L}+-(?:paneled|panelled|lined|clad|tiled|trimmed|framed)|\p{Lu}\p{Ll}+-(?:inspired|style))$/u;
/** In "New Haven-style", the place begins earlier. */
const isMade = (word: string, previous = '') =>
  made.test(word) && !(/^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(previous));
const maxWords = 7;

/**
 * A feature's name with all of its modifiers, read backward from the name. Praise is left out; a word that is neither a
 * known fact nor praise ends the phrase.
 */
export function readNounPhrase(before: string, name: string, isTitle: boolean): NounPhrase {
  const { textBefore, matched } = withGlued(before, name);
  const plain = (word: string, isFirst: boolean) =>
    !isTitle && !isFirst && isName(word) ? word : plainWord(word);
  const tokens = joinSides(textBefore).split(/\s+/).filter(Boolean).reverse();
  if (/\S$/.test(textBefore) && tokens.length > 0) tokens.shift();
  const words = matched.split(/\s+/).map((word, at, all) => {
    const isFirst = at === 0 && textBefore.trim() === '';
    const isInName = at > 0 || /^\p{Lu}\p{Ll}/u.test(all[at + 1] ?? '');
    if (isStressed(word, at, all)) return plainWord(word);
    return isInName && !isFirst && !isTitle && /^\p{Lu}/u.test(word) ? word : plain(word, isFirst);
  });
  let count: number | undefined;
  let pending = '';
  for (const token of tokens) {
    if (words.length >= maxWords) break;
    const isListed = token.endsWith(',');
    const word = token.replace(/,$/, '').replace(/^[("“'‘]/, '');
    const lower = word.toLowerCase();
    if (/[.;:!?)–—]$|^[(•*-]/.test(token)) break;
    // A comma joins adjectives only; after a material, it starts the next item of a list.
    if (isListed && !isLooseAdjective(lower)) break;
    if (/^(?:nearly|almost|approximately)$/.test(lower) && /^\d/.test(words[0] ?? '')) {
      words.unshift(lower);
      break;
    }
    if (counts[lower] !== undefined && !isListed) {
      count = counts[lower];
      break;
    }
    if (praise.has(lower)) continue;
    if (lower === 'and' || lower === '&') {
      if (pending !== '') break;
      pending = 'and';
      continue;
    }
    if (
      !factual.has(lower) &&
      !makerWords.has(word) &&
      !measured.test(lower) &&
      !isMade(word, tokens[tokens.indexOf(token) + 1])
    ) {
      count = countBefore(tokens.slice(tokens.indexOf(token)), name);
      break;
    }
    if (pending !== '' && !joinsAlike(lower, words[0] ?? '')) break;
    words.unshift(...[plain(word, false), ...(pending === '' ? [] : [pending])]);
    pending = '';
  }
  const phrase = dropEchoes(words).join(' ');
  return count === undefined ? { words: phrase } : { words: `${numberWords[count]} ${phrase}`, count };
}

/** "Two separately deeded spaces" means two, whatever "separately" means. */
function countBefore([word = '', ...before]: readonly string[], name: string): number | undefined {
  if (!/s$/i.test(name) || !/^[\p{L}-]+(?:ly|ed)$|^\p{L}+(?:-\p{L}+)+$/u.test(word)) return undefined;
  const first = before.find((one) => {
    const lower = one.toLowerCase();
    return !factual.has(lower) && !praise.has(lower);
  });
  return first === undefined ? undefined : counts[first.toLowerCase()];
}

/** "White-oak floors" are white oak. Words before "living room/" describe that room, not the den after it. */
function withGlued(before: string, name: string): { textBefore: string; matched: string } {
  if (/\brooms?\/$/i.test(before)) return { textBefore: '', matched: name };
  const [glued = ''] =
    /\b(?:(?:white|red|dark|light|pale|black|heart|cast|stainless)-|\p{L}+-and-)$/iu.exec(before) ?? [];
  return { textBefore: before.slice(0, before.length - glued.length), matched: glued + name };
}

/** "17' x 7'" is one size; half of it would be wrong. */
const joinSides = (text: string) =>
  text.replace(
    /(?<![\d.,])(\d{1,3})(?:['’]|-?(?:foot|feet|ft\.?))? ?(?:x|×|by) ?(\d{1,3})(?:['’]|[- ]?(?:foot|feet|ft\.?))(?=\s)/gi,
    '$1-by-$2-foot',
  );

/**
 * "BALCONIES", "parlor Floor", "Large Private Balcony": loud, but not names. The object of a view is one.
 */
function isStressed(word: string, at: number, all: readonly string[]): boolean {
  const isCapital = (one: string) => /^\p{Lu}/u.test(one);
  if (/^(?:\p{Lu}{5,}|ROOM|DECK|YARD|POOL|BATH|ROOF|LOFT|SINK|WALL|DOOR|UNIT)$/u.test(word)) return true;
  if (all.every((one) => plainSight.test(one))) return true;
  if (all.some((one) => /^(?:views?|vistas?)$/i.test(one))) return false;
  const isLast = at === all.length - 1;
  return (isLast && at > 0 && !isCapital(all[at - 1] as string)) || all.every(isCapital);
}

/** Where a view goes, without names. */
const plainSight =
  /^(?:(?:north|south|east|west)(?:east|west)?(?:ern)?|views?|vistas?|city|skyline|garden|treetop|open|direct|unobstructed|panoramic|and|&)$/i;

/** A capital in mid-sentence, as in "Hudson River views"; "Second-level" is capitalized only at its start. */
const isName = (word: string) =>
  /^\p{Lu}\p{Ll}+/u.test(word) && !factual.has(word.toLowerCase()) && !measured.test(word);

const looseAdjectives =
  /^(?:large|oversized|private|covered|landscaped|fenced|gated|enclosed|open|formal|separate|wide|deep|tall|finished|renovated|updated|new|newer|custom|original|heated|attached|detached|renovated|vented|integrated|walk-in|windowed|eat-in)$/;
/** Followed by a comma, a "super" is a person. */
const isLooseAdjective = (word: string) =>
  looseAdjectives.test(word) || (praise.has(word) && word !== 'super');

/** "Black and white tile", "Wolf and Sub-Zero appliances": both sides are of one kind. */
function joinsAlike(left: string, right: string): boolean {
  const kinds = [
    /^(?:white|black|gray|grey|navy|blue|green|gold|cream)$/,
    /^(?:north|south|east|west|northern|southern|eastern|western)$/,
    /^(?:brick|limestone|stone|wood|glass|marble|oak|walnut|steel|tile|granite|quartz)$/,
  ];
  const isMaker = (word: string) => [...makerWords].some((one) => one.toLowerCase() === word.toLowerCase());
  return (
    kinds.some((kind) => kind.test(left) && kind.test(right.toLowerCase())) ||
    (isMaker(left) && isMaker(right))
  );
}

/** "10'" becomes "10-foot"; headline capitals go to lowercase, brand names stay. */
function plainWord(word: string): string {
  if (/^[/&+]$/.test(word)) return 'and';
  if (/^washers?\/dryers?$/i.test(word)) return 'washer and dryer';
  const feet = /^(\d{1,2}(?:\.\d)?)(?:['’]|-?(?:feet|ft\.?))\+?$/i.exec(word)?.[1];
  if (feet) return `${feet}-foot`;
  const inches = /^(\d{1,2})(?:["”]|-?in\.?)$/i.exec(word)?.[1];
  if (inches) return `${inches}-inch`;
  const maker = [...makerWords].find((name) => name.toLowerCase() === word.toLowerCase());
  if (/^master$/i.test(word)) return 'primary';
  if (maker && /^\p{Lu}/u.test(word)) return maker;
  if (
    /^(?:french|english|japanese|italian|brazilian|american|murphy|juliet|juliette|california|victorian|tudor|craftsman)$/i.test(
      word,
    )
  )
    return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  if (/^(?:HVAC|EV|ADU|HDFC|TV)s?$/i.test(word)) return word.toUpperCase().replace(/S$/, 's');
  return word.toLowerCase();
}

/** "rooftop roof deck", "finished finished basement": say it once. */
function dropEchoes(words: readonly string[]): string[] {
  const stem = (word: string) => word.toLowerCase().replace(/(?:top|s|ed|ing)$/, '');
  return words.filter(
    (word, at) => word === 'and' || !words.slice(at + 1).some((later) => stem(later) === stem(word)),
  );
}
