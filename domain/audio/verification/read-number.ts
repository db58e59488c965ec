import { numberValues, scaleValues } from '../../english/number-words.ts';

const isOh = (word: string) => word === 'oh' || word === 'o';
const numberOf = (word: string | undefined) =>
  word === undefined ? undefined : isOh(word) ? 0 : numberValues.get(word);
const isDigitWord = (word: string | undefined) => (numberOf(word) ?? 10) < 10;

/** Whether a number starts here. "oh" and "a" are numbers only next to one. */
export function isNumberWord(word: string, next: string | undefined): boolean {
  if (word === 'a') return next === 'hundred' || next === 'thousand' || next === 'million';
  return numberOf(isOh(word) ? next : word) !== undefined;
}

type Group = { total: number; current: number; last: 'unit' | 'teen' | 'tens' | 'scale' | '' };

/** Adds a word to a cardinal number; false if it can only begin another one. */
function extend(group: Group, word: string): boolean {
  const scale = scaleValues.get(word);
  if (scale !== undefined) {
    if (group.last === '') return false;
    if (scale === 100) group.current *= 100;
    else {
      group.total += group.current * scale;
      group.current = 0;
    }
    group.last = 'scale';
    return true;
  }
  const value = numberValues.get(word);
  if (value === undefined) return false;
  const mayAdd = group.last === '' || group.last === 'scale';
  if (value >= 20 && mayAdd) group.last = 'tens';
  else if (value > 0 && value < 10 && (mayAdd || group.last === 'tens')) group.last = 'unit';
  else if (value < 20 && mayAdd && (value >= 10 || group.last === '')) group.last = 'teen';
  else return false;
  group.current += value;
  return true;
}

/**
 * Reads all number words from here on as one string of digits: "fourteen twenty" is 1420, "nine seven two oh one" is
 * 97201, "twenty two hundred" and "two thousand two hundred" are both 2200, "one point two five million" is 1250000.
 */
export function readNumber(words: string[], start: number): { value: string; end: number } {
  let digits = '';
  let at = start;
  let group: Group = { total: 0, current: 0, last: '' };
  const close = () => {
    if (group.last !== '') digits += String(group.total + group.current);
    group = { total: 0, current: 0, last: '' };
  };
  for (; at < words.length; at += 1) {
    const word = words[at] as string;
    const next = words[at + 1];
    if (word === 'point' && isDigitWord(next)) {
      const { value, end } = readFraction(words, at + 1, group.total + group.current);
      group = { total: 0, current: 0, last: '' };
      digits += value;
      at = end - 1;
    } else if (word === 'and' && next === 'a' && words[at + 2] === 'half') {
      digits += String(group.total + group.current + 0.5);
      group = { total: 0, current: 0, last: '' };
      at += 2;
    } else if (word === 'and' && group.last === 'scale' && numberOf(next) !== undefined) {
    } else if (word === 'a' && isNumberWord(word, next)) extend(group, 'one');
    else if (isOh(word) && isNumberWord(word, next)) {
      close();
      digits += '0';
    } else if (numberOf(word) !== undefined || scaleValues.has(word)) {
      if (!extend(group, word)) {
        close();
        if (!extend(group, word)) break;
      }
    } else break;
  }
  close();
  return { value: digits, end: Math.max(at, start + 1) };
}

/** The digits after "point", and the scale that follows them. */
function readFraction(words: string[], start: number, whole: number): { value: string; end: number } {
  let fraction = '';
  let at = start;
  while (isDigitWord(words[at])) {
    fraction += String(numberOf(words[at]));
    at += 1;
  }
  const scale = scaleValues.get(words[at] ?? '');
  const value = Number(`${whole}.${fraction}`);
  return scale
    ? { value: String(Math.round(value * scale)), end: at + 1 }
    : { value: String(value), end: at };
}
