import { compilePhrase } from './compile-phrase.ts';
import { findPrefixes } from './word-prefixes.ts';

const { pattern, needs } = compilePhrase('<protected-people> [<people>]');

/** “Wheelchair users”, “Latino residents”: several words that name many people are never an adjective. */
const isPlainPlural = (found: string) => / (?:people|folks|men|women|children|[a-z]+[a-rt-z]s) $/.test(found);

/**
 * The text with every name of protected people as one word `qqq…` of the same length, which `<protected>` stands for;
 * `qqz…`, for which `<protected-plural>` stands, where it can be nothing but people.
 */
export function markPeople(plain: string, prefixes = findPrefixes(plain)): string {
  if (needs.some((list) => prefixes[list] !== 1)) return plain;
  return plain.replaceAll(
    pattern,
    (found) => `qq${(isPlainPlural(found) ? 'z' : 'q').repeat(found.length - 3)} `,
  );
}
