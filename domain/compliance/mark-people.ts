import { compilePhrase } from './compile-phrase.ts';
import { findPrefixes } from './word-prefixes.ts';

const { pattern, needs } = compilePhrase('<protected-people> [<people>]');

/** “Wheelchair users”, “Latino residents”: a phrase that names several people is never an adjective. */
const isPlainPlural = (found: string) => / (?:people|folks|men|women|children|[a-z]+[a-rt-z]s) $/.test(found);

/**
 * The text with every name of protected people replaced by one word `qqq…` of the same length, which `<protected>`
 * matches; or by `qqz…`, which `<protected-plural>` matches, where it can only mean people.
 */
export function markPeople(plain: string, prefixes = findPrefixes(plain)): string {
  if (needs.some((list) => prefixes[list] !== 1)) return plain;
  return plain.replaceAll(
    pattern,
    (found) => `qq${(isPlainPlural(found) ? 'z' : 'q').repeat(found.length - 3)} `,
  );
}
