import { compilePhrase } from './phrase.ts';

const { pattern } = compilePhrase('<protected-people> [<people>]');

/** The text with every name of protected people as one word `qqq…` of the same length, which `<who>` stands for. */
export function markPeople(plain: string): string {
  return plain.replaceAll(pattern, (found) => `${'q'.repeat(found.length - 1)} `);
}
