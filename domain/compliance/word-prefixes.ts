/** Word beginnings are compared up to this many letters. */
const prefixLength = 6;

const listNumbers = new Map<string, number>();
const listsByPrefix = new Map<string, number[]>();

/** The number for a list of word beginnings; phrases that need the same words share one. */
export function numberPrefixes(starts: string[]): number {
  const prefixes = [...new Set(starts.map((start) => start.slice(0, prefixLength)))];
  const key = prefixes.join(' ');
  const known = listNumbers.get(key);
  if (known !== undefined) return known;
  const number = listNumbers.size;
  listNumbers.set(key, number);
  for (const prefix of prefixes) {
    const lists = listsByPrefix.get(prefix);
    if (lists) lists.push(number);
    else listsByPrefix.set(prefix, [number]);
  }
  return number;
}

/** For every numbered list, whether a word of a normal text starts with one of its entries: 1 or 0. */
export type PrefixesFound = Uint8Array;

export function findPrefixes(plain: string): PrefixesFound {
  const found = new Uint8Array(listNumbers.size);
  for (const word of new Set(plain.split(' '))) {
    for (let length = 1; length <= Math.min(prefixLength, word.length); length += 1) {
      for (const list of listsByPrefix.get(word.slice(0, length)) ?? []) found[list] = 1;
    }
  }
  return found;
}
