import { singularOf } from '#domain/english/plural-of.ts';
import { factualWords, makers } from '../../data/modifier-words.ts';
import { massNouns, roomModifiers, thingNouns } from '../../data/room-words.ts';
import { listingNouns } from '../data/listing-nouns.ts';
import { isPraise } from '../drop-praise.ts';
import { dropFlattery } from '../forms/drop-flattery.ts';

/** A thing as a sentence names it, without praise or article. */
export type Chunk = { words: string; noun: string; before: string; after: string; count: string };

const modifiers: ReadonlySet<string> = new Set([...factualWords, ...roomModifiers]);
const makerNames: ReadonlySet<string> = new Set(makers);
const nouns: ReadonlySet<string> = new Set([...thingNouns, ...massNouns, ...listingNouns]);
const measure =
  /^(?:(?:\d[\d./]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)-(?:foot|inch|by|car|person|story|degree|panel|burner|zone|piece|sided|bedroom|tiered|square)[\p{L}\d-]*|360-degree|\d{4}s)$/iu;
const counts = /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|multiple|several|\d{1,2})$/i;
const bare = (word = '') => word.replace(/^[("]|[,.;:)"]+$/g, '');
const low = (word = '') => bare(word).toLowerCase();
const ends = (word = '') => /[,.;:)]$/.test(word);

const isNoun = (word: string) => nouns.has(singularOf(low(word))) || nouns.has(low(word));
export const isModifier = (word: string) =>
  modifiers.has(low(word)) || makerNames.has(bare(word)) || measure.test(low(word));
const isLeft = (word: string) =>
  isModifier(word) ||
  isPraise(word) ||
  dropFlattery(`${low(word)} x`) === 'x' ||
  /^(?:\p{L}+ly)$/u.test(low(word));

/** After a thing's name, one of these starts something else. */
const follows =
  /^(?:with|and|plus|in|on|off|at|to|that|which|where|while|for|overlooking|facing|throughout|from|framed|framing|flooding|make|makes|making|create|creates|creating|give|gives|add|adds|bring|brings|set|sets|is|are|leads?|leading|opens?|opening|designed|crafted|connects?|crowned|surrounded|as|including|featuring|under|above|across|below|accented|ensures?|ensuring|provides?|providing|offers?|offering|flood|fill|illuminated|complete|along|graced|open|lined|flank|by|stretching|spanning|flanked|beneath|right|just|upstairs|downstairs|near)$/i;

/** Every thing in a text with the modifiers before its name. */
export function readChunks(text: string): Chunk[] {
  const tokens = text
    .replace(/\s*[—–]\s*/g, ', ')
    .split(/\s+/)
    .filter(Boolean);
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (!isNoun(token) || !(next === undefined || ends(token) || follows.test(low(next)))) return [];
    if (
      /^dryer\b/i.test(token) &&
      /^and$/i.test(tokens[at - 1] ?? '') &&
      /washer$/i.test(tokens[at - 2] ?? '')
    )
      return [];
    let from = at;
    while (from > 0 && canJoin(tokens[from - 1] ?? '', from === at, tokens[from] ?? '')) from--;
    if (!isWholeFrom(tokens, from)) return [];
    // "20 foot deep" isn't a count.
    if (/^(?:foot|feet|ft|inch|car|story|square|person)$/i.test(low(tokens[from]))) return [];
    const count = counts.test(low(tokens[from - 1])) && !ends(tokens[from - 1]) ? low(tokens[from - 1]) : '';
    const isPair =
      /^washer$/i.test(token) && /^and$/i.test(next ?? '') && /^dryer\b/i.test(tokens[at + 2] ?? '');
    const words = `${tokens
      .slice(from, at + 1)
      .map((word) => (word === token ? bare(word) : word))
      .join(' ')}${isPair ? ' and dryer' : ''}`;
    const plain = dropFlattery(withoutFlattery(words)).replace(/^own /i, '');
    return [
      {
        words: plain,
        noun: singularOf(low(token)),
        before: tokens.slice(0, from - (count === '' ? 0 : 1)).join(' '),
        after: ends(token)
          ? `${/[,.;:)]$/.exec(token)?.[0]} ${tokens.slice(at + 1).join(' ')}`.trim()
          : tokens.slice(at + 1).join(' '),
        count,
      },
    ];
  });
}

/** A whole name follows an article, a verb or a comma; any other word would be an unknown part of the name. */
const starts =
  /^(?:an?|the|your|its|this|our|one|two|three|four|five|six|seven|eight|nine|ten|multiple|several|\d{1,2}|1x|with|and|plus|featuring|features?|including|includes?|has|have|offers?|offering|boasts?|boasting|showcases?|showcasing|provides?|is|are|by|in|on|of|from|to|through|into|by|find|enjoy|notice|own|not|even|where|while|both|all|as)$/i;
function isWholeFrom(tokens: readonly string[], from: number): boolean {
  const before = tokens[from - 1];
  if (before === undefined || ends(before)) return true;
  if (!starts.test(before)) return false;
  const last = tokens[from - 2] ?? '';
  // "East, west and north-facing windows" are one thing.
  return !/^and$/i.test(before) || isNoun(last) || !isModifier(last);
}

/** "An open, sunny den" goes on to the left; "a bar, sunny den" doesn't. */
function canJoin(word: string, isFirst: boolean, next: string): boolean {
  if (/^and$/i.test(word)) return false;
  const isWord = isLeft(word) || (isNoun(word) && !ends(word));
  if (!isWord) return false;
  if (!ends(word)) return true;
  return /,$/.test(word) && !isNoun(word) && !isFirst ? isLeft(next) : /,$/.test(word) && !isNoun(word);
}

const withoutFlattery = (words: string) => {
  const all = words.split(' ');
  return all
    .filter(
      (word, at) =>
        at === all.length - 1 ||
        isModifier(word) ||
        !(isPraise(word) || /ly$/.test(low(word))) ||
        /^(?:newly|recently|fully|completely)$/i.test(word),
    )
    .join(' ')
    .replace(/(?<=\p{L}), (?=\p{L}+$)/gu, ' ');
};
