import { isNumberWord, readNumber } from '../../audio/verification/read-number.ts';
import type { CalledHome } from './phone-call.ts';

/** Words that people say or leave out freely. */
const kinds: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  boulevard: 'blvd',
  place: 'pl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
const leftOut = new Set([...Object.values(kinds), 'way', 'the', 'unit', 'apt', 'at', 'on', 'in', 'of']);

/**
 * The homes that a caller may mean: if they said a house number, it has to match, and so does every word of the street.
 * Without a street, the number alone has to identify a home.
 */
export function matchHomes(said: string, homes: readonly CalledHome[]): CalledHome[] {
  const words = readWords(said);
  const numbers = new Set(words.filter((word) => /^\d/.test(word)));
  const spoken = new Set(words);
  return homes.filter(({ address }) => {
    const street = readWords(address.split(',')[0] ?? '');
    const [number, ...rest] = street;
    const names = rest.filter((word) => !leftOut.has(word) && !/^\d+$/.test(word));
    const saysNumber = number !== undefined && numbers.has(number);
    if (numbers.size > 0 && !saysNumber) return false;
    return names.every((word) => spoken.has(word))
      ? names.length > 0 || saysNumber
      : saysNumber && !saysStreet(words);
  });
}

/** "Number fourteen" names no street; "fourteen elm street" names a different one. */
const saysStreet = (words: string[]) => words.some((word) => Object.values(kinds).includes(word));

/** "Fourteen Heron Point Road" as 14, heron, point, rd. */
function readWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/\bthe one\b/g, ' ')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    if (isNumberWord(word, words[at + 1])) {
      const { value, end } = readNumber(words, at);
      read.push(value);
      at = end;
    } else {
      read.push(kinds[word] ?? word);
      at += 1;
    }
  }
  return read;
}
