import type { AnyEntry } from '../schema.ts';
import { CHAIN_START, hashEntry } from './hash-entry.ts';

export type ChainFault = { sequence: number; part: string; subject: string; problem: string };

/**
 * The first row at which a chain is broken: changed, missing, or inserted later. Undefined for an intact chain.
 * `head` is its signed end, so that rows cut off at the end are noticed too.
 */
export function verifyChain(
  podcastId: string,
  entries: readonly AnyEntry[],
  head?: { sequence: number; hash: string },
): ChainFault | undefined {
  let previous: AnyEntry | undefined;
  for (const [at, entry] of entries.entries()) {
    const known = previous?.hash ?? CHAIN_START;
    if (entry.sequence !== at + 1) return faultOf(entry, `row ${at + 1} is missing`);
    if (entry.hash !== hashEntry({ podcastId, ...entry }))
      return faultOf(entry, 'its content is not what was recorded');
    if (entry.previousHash !== known)
      return faultOf(previous ?? entry, `row ${entry.sequence} knows it by another hash`);
    previous = entry;
  }
  const last = entries.at(-1);
  if (head && (head.sequence !== entries.length || (last && head.hash !== last.hash)))
    return {
      sequence: head.sequence,
      part: last?.part ?? '',
      subject: last?.subject ?? '',
      problem: `the chain ends with row ${entries.length}, but row ${head.sequence} was its last`,
    };
  return undefined;
}

function faultOf({ sequence, part, subject }: AnyEntry, problem: string): ChainFault {
  return { sequence, part, subject, problem };
}
