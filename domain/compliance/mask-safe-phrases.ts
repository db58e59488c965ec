import { compilePhrase, type Phrase, searchPhrase } from './compile-phrase.ts';
import { safePhrases } from './data/data-files.ts';
import { indexPhrases } from './phrase-index.ts';
import { findPrefixes } from './word-prefixes.ts';

const safePatterns = safePhrases.map(compilePhrase);
const findSafe = indexPhrases(safePatterns);

/** The text with `#` for each letter of a phrase that only sounds as if it were about people. */
export function maskSafePhrases(plain: string, prefixes = findPrefixes(plain)): string {
  const held = findSafe(prefixes).flatMap((at) => searchPhrase(safePatterns[at] as Phrase, plain, prefixes));
  if (held.length === 0) return plain;
  const chars = [...plain];
  for (const { index, 0: found } of held) {
    for (let at = index; at < index + found.length; at += 1) {
      if (!' ,.'.includes(chars[at] as string)) chars[at] = '#';
    }
  }
  return chars.join('');
}
