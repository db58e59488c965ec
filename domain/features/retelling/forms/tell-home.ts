import { readMainClause } from './read-main-clause.ts';
import { splitOpener } from './split-opener.ts';
import { stateClause } from './state-clause.ts';

const adjectives = /^(?:[\p{L}-]+(?:,| and|, and|, yet| yet|) ){0,3}[\p{L}-]+$/u;

/** "This sunny 3-bed, 1-bath corner cottage has …": what it is, and what it has. */
export function tellHome(sentence: string): string[] | undefined {
  const plain = sentence.replace(/\.$/, '');
  if (/^this (?!is\b|was\b)/i.test(plain)) {
    const main = readMainClause(plain);
    return main ? stateClause(main) : undefined;
  }
  // "Chic and contemporary, this loft has …".
  const opened = splitOpener(plain);
  if (!opened?.main || !/^this\b/i.test(opened.clause) || !adjectives.test(opened.opener)) return undefined;
  return stateClause(opened.main);
}
