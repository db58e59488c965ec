import type { Turn } from '../../script/schema.ts';
import type { TracedClaim } from '../schema.ts';
import type { ClaimTracer } from './claim-tracer.ts';

type Talk = { turns: readonly Turn[]; tracer: ClaimTracer };

/**
 * Every claim of a text. A line that a host says word for word, as clips show it, is traced like that turn: with the
 * facts it names and the author's own words.
 */
export function traceText(lines: readonly string[], tracer: ClaimTracer, talk?: Talk): TracedClaim[] {
  const turnOf = (line: string) => talk?.turns.find(({ text }) => text.includes(line));
  const quoted = lines.flatMap((line) => {
    const turn = turnOf(line);
    return turn ? [{ ...turn, text: line }] : [];
  });
  return [
    ...(talk ? talk.tracer.traceTurns(quoted) : []),
    ...tracer.traceLines(lines.filter((line) => !turnOf(line))),
  ];
}
