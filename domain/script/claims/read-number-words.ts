import { numberValues, ordinalValues, scaleValues } from '../../english/number-words.ts';
import type { Word } from './lexicon/stem-words.ts';

const cardinalOf = (word: string) => (word === 'dozen' ? 12 : numberValues.get(word));

/** A number found in a text: its position, its value, and how it was written. */
export type NumberRun = {
  from: number;
  to: number;
  value: number;
  isMoney: boolean;
  isWord: boolean;
  isOrdinal: boolean;
  spoken?: number[];
};

export const isJoined = (text: string, left: Word, right: Word) =>
  /^[\s-]*$/.test(text.slice(left.end, right.start));

/** A spoken-style number in words, starting at a given word. */
export function readNumberWords(text: string, words: readonly Word[], from: number): NumberRun | undefined {
  const start = words[from] as Word;
  const next = words[from + 1];
  const unit = next && isJoined(text, start, next) ? ordinalValues.get(next.stem) : undefined;
  const tens = cardinalOf(start.stem) ?? 0;
  if (unit !== undefined && unit < 10 && tens >= 20)
    return { from, to: from + 2, value: tens + unit, isMoney: false, isWord: true, isOrdinal: true };
  const ordinal = ordinalValues.get(start.stem);
  if (ordinal !== undefined) {
    return { from, to: from + 1, value: ordinal, isMoney: false, isWord: true, isOrdinal: true };
  }
  if (start.stem === 'half' || start.stem === 'quarter') return fractionRun(text, words, from);
  const first = cardinalRun(text, words, from);
  return first && joinSpoken(text, words, first);
}

/** "Four ninety-five", "eight forty-nine nine", "five-oh-seven": parts of a number said in sequence. */
function joinSpoken(text: string, words: readonly Word[], first: NumberRun): NumberRun {
  const pieces = [first.value];
  let to = first.to;
  for (let next = words[to]; next && pieces.length < 4; next = words[to]) {
    if (!isJoined(text, words[to - 1] as Word, next)) break;
    const isZero = next.stem === 'oh';
    const piece = isZero ? undefined : cardinalRun(text, words, to);
    if (!isZero && (!piece || piece.value >= 100)) break;
    pieces.push(piece?.value ?? 0);
    to = piece?.to ?? to + 1;
  }
  const spoken = spokenValues(pieces);
  return spoken.length > 0 ? { ...first, to, value: spoken[0] as number, spoken } : first;
}

function spokenValues([first = 0, ...others]: readonly number[]): number[] {
  if (others.length === 0 || others.at(-1) === 0 || first >= 1000) return [];
  const isDigits = others.every((piece) => piece < 10);
  const last = others.at(-1) as number;
  if (isDigits && others.length > 1 && first < 100) {
    const value = Number([first, ...others].join(''));
    return [value];
  }
  // "Eight hundred forty-nine nine" and "two sixty-nine nine" omit the thousands.
  if (last < 10) {
    const thousands = others.length === 1 ? first : first * 100 + (others[0] as number);
    return thousands >= 100 ? [thousands * 1000 + last * 100] : [];
  }
  if (others.length > 1 || first >= 100) return [];
  const value = first * 100 + last;
  return [value, value * 1000];
}

/** One number in words: "twenty-two hundred", "a thousand and forty-five", "two point one million". */
function cardinalRun(text: string, words: readonly Word[], from: number): NumberRun | undefined {
  let total = 0;
  let group = 0;
  let to = from;
  let seen = false;
  if (isRoundStart(text, words, from)) {
    group = 1;
    seen = true;
    to += 1;
  }
  for (let word = words[to]; word; word = words[to]) {
    if (to > from && !isJoined(text, words[to - 1] as Word, word)) break;
    const value = cardinalOf(word.stem);
    const scale = scaleValues.get(word.stem);
    if (value !== undefined) {
      if (seen && !canFollow(group, value)) break;
      group += value;
      seen = true;
    } else if (scale && seen) {
      if (scale === 100) group *= 100;
      else if (total > 0 && scale >= total) break;
      else {
        total += group * scale;
        group = 0;
      }
    } else if (word.stem === 'point' && seen && cardinalOf(words[to + 1]?.stem ?? '') !== undefined) {
      group += (cardinalOf((words[to + 1] as Word).stem) as number) / 10;
      to += 1;
    } else if (
      !(
        word.stem === 'and' &&
        seen &&
        group % 100 === 0 &&
        (group > 0 || total > 0) &&
        cardinalOf(words[to + 1]?.stem ?? '') !== undefined
      )
    ) {
      break;
    }
    to += 1;
  }
  if (!seen) return undefined;
  let value = total + group;
  const tail = words
    .slice(to, to + 3)
    .map(({ stem }) => stem)
    .join(' ');
  if (/^and a half\b/.test(tail)) {
    value += 0.5;
    to += 3;
  }
  return { from, to, value, isMoney: false, isWord: true, isOrdinal: false };
}

/** "A thousand and forty-five", "a hundred thousand"; "a hundred times" counts nothing. */
function isRoundStart(text: string, words: readonly Word[], from: number): boolean {
  const [article, scale, next, after] = words.slice(from, from + 4);
  if (article?.stem !== 'a' || !scale || !scaleValues.has(scale.stem) || !isJoined(text, article, scale))
    return false;
  const behind = next?.stem === 'and' ? after : next;
  if (!behind) return false;
  const isNumber = cardinalOf(behind.stem) !== undefined || scaleValues.has(behind.stem);
  return isNumber || /^(?:square|foot|feet|dollar|acre)$/.test(behind.stem);
}

/** "Twenty" can precede "three", and "nineteen" "ten" (a year in words), but "three" can't precede "four". */
function canFollow(group: number, value: number): boolean {
  if (group % 100 === 0) return true;
  return group % 10 === 0 && group % 100 >= 20 && value < 10;
}

/** "Half a mile", "a half mile", "quarter-acre"; "half bath" and "the second half" aren't numbers. */
function fractionRun(text: string, words: readonly Word[], from: number): NumberRun | undefined {
  const value = words[from]?.stem === 'half' ? 0.5 : 0.25;
  const skip = /^(?:a|an)$/.test(words[from + 1]?.stem ?? '') ? 2 : 1;
  const next = words[from + skip];
  const isMeasure = next && /^(?:mile|acre|hour)$/.test(next.stem);
  if (!isMeasure || !isJoined(text, words[from + skip - 1] as Word, next)) return undefined;
  return { from, to: from + skip, value, isMoney: false, isWord: true, isOrdinal: false };
}
