import type { TimedTurn } from '../../audio/schema.ts';
import { DISCLOSED_BY_SECONDS, endOfDisclosure } from '../../disclosure/rules.ts';

export type SpokenDisclosure = { text: string; startSeconds: number };

/** The first turn in which a host says that they are AI voices, and when it begins. */
export function findSpokenDisclosure(turns: readonly TimedTurn[]): SpokenDisclosure | undefined {
  const turn = turns.find(({ text }) => endOfDisclosure(text) !== undefined);
  return turn && { text: turn.text, startSeconds: turn.startSeconds };
}

/** When a listener has heard it; undefined if never. */
function disclosedAt(turns: readonly TimedTurn[]): number | undefined {
  for (const { text, words, endSeconds } of turns) {
    const end = endOfDisclosure(text);
    if (end === undefined) continue;
    const count = text.slice(0, end).split(/\s+/).filter(Boolean).length;
    return words[count - 1]?.endSeconds ?? endSeconds;
  }
  return undefined;
}

/** Why an episode says it too late or not at all, for staff; undefined if it says it in time. */
export function lateDisclosure(
  turns: readonly TimedTurn[],
): { gate: 'disclosure'; message: string } | undefined {
  const seconds = disclosedAt(turns);
  if (seconds !== undefined && seconds <= DISCLOSED_BY_SECONDS) return undefined;
  const message =
    seconds === undefined
      ? `No host says that they are AI voices. That has to be heard within ${DISCLOSED_BY_SECONDS} s.`
      : `The hosts say after ${seconds.toFixed(1)} s that they are AI voices. That has to be heard within ${DISCLOSED_BY_SECONDS} s; shorten the opening.`;
  return { gate: 'disclosure', message };
}
