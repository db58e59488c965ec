import { compilePhrase, searchPhrase } from './compile-phrase.ts';
import { safePhrases } from './data/data-files.ts';
import { findPrefixes } from './word-prefixes.ts';

const safePatterns = safePhrases.map(compilePhrase);

/** The text with `#` for the letters of every phrase that only sounds like one about people. */
export function maskSafePhrases(plain: string, prefixes = findPrefixes(plain)): string {
  const chars = [...plain];
  let isMasked = false;
  for (const { index, 0: found } of safePatterns.flatMap((phrase) => searchPhrase(phrase, plain, prefixes))) {
    isMasked = true;
    for (let at = index; at < index + found.length; at += 1) {
      if (!' ,.'.includes(chars[at] as string)) chars[at] = '#';
    }
  }
  return isMasked ? chars.join('') : plain;
}
