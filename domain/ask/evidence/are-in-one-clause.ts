import type { AskedQuestion } from '../question/read-question.ts';
import { isRoom } from './room-of.ts';

const contrast = /\bwhile\b|\bwhereas\b|;/i;

/**
 * "The primary suite opens to a deck, while a desk fills the second bedroom" tells nothing of a deck for the second: what
 * two clauses say of two rooms stays apart.
 */
export function areInOneClause({ things }: AskedQuestion, text: string): boolean {
  const clauses = text.split(contrast);
  const rooms = things.filter(({ concept }) => isRoom(concept.id));
  if (clauses.length < 2 || rooms.length === 0 || things.length < 2) return true;
  const holding = things.map(({ concept: { stated } }) =>
    clauses.flatMap((clause, at) => (stated && clause.search(stated) >= 0 ? [at] : [])),
  );
  const [first = [], ...others] = holding.filter((found) => found.length > 0);
  return (
    first.length === 0 || others.length === 0 || first.some((at) => others.every((one) => one.includes(at)))
  );
}
