import { sayCardinal, sayDigits } from '../../english/number-words.ts';
import { normalizeWords } from './normalize-words.ts';

/**
 * Another way of saying the same number; null if there is none. The number of a house or a door may be spoken digit by
 * digit, but an amount may not: "four eight minutes" isn't a time.
 */
export function sayDifferently(said: string, digits: string, isLabel: boolean): string | null {
  const amounts = [inHundreds(digits), withAnd(digits), asDecimal(digits), asCardinal(digits)];
  const ways = isLabel ? [oneByOne(digits), ...amounts] : amounts;
  const same = (words: string) => words.replaceAll('-', ' ').toLowerCase();
  // Only what a listener would write as the same number.
  return (
    ways.find((way) => way && same(way) !== same(said) && normalizeWords(way).join(' ') === digits) ?? null
  );
}

const isWhole = (digits: string) => /^[1-9]\d*$/.test(digits);

/** 2200 → "twenty-two hundred". */
function inHundreds(digits: string): string | null {
  if (!/^[1-9]\d00$/.test(digits) || digits[1] === '0') return null;
  return `${sayCardinal(digits.slice(0, 2))} hundred`;
}

/** 614000 → "six hundred and fourteen thousand"; 1998 → "nineteen hundred and ninety-eight". */
function withAnd(digits: string): string | null {
  if (/^1[1-9][1-9]\d$/.test(digits))
    return `${sayCardinal(digits.slice(0, 2))} hundred and ${sayCardinal(digits.slice(2))}`;
  if (!isWhole(digits)) return null;
  const said = sayCardinal(digits);
  const joined = said.replace(/hundred (?=[a-z])(?!thousand|million|billion)/g, 'hundred and ');
  return joined === said ? null : joined;
}

/** 2.5 → "two point five". */
function asDecimal(digits: string): string | null {
  const [whole = '', fraction] = digits.split('.');
  return fraction ? `${sayCardinal(whole)} point ${sayDigits(fraction)}` : null;
}

function asCardinal(digits: string): string | null {
  return isWhole(digits) ? sayCardinal(digits) : null;
}

function oneByOne(digits: string): string | null {
  return isWhole(digits) && digits.length > 1 ? sayDigits(digits) : null;
}
