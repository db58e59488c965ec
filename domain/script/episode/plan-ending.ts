import type { Home } from '../home.ts';
import { inSection, joinLines, type PlacedLine } from './placed-line.ts';
import type { createScenePicker, Piece, PlannedLine } from './scene-picker.ts';
import { isShowingTerm } from './tell-conditions.ts';
import { visitClauses } from './visit-clauses.ts';

type EndingOptions = {
  chosen: readonly Piece[];
  callback: readonly PlannedLine[];
};

/** A turn that the editor would call too long. */
const maxTurnWords = 28;

const firstLook = /\b(?:first|(?:start|begin) with|straight to|(?:voting|going) for)\b/i;

/** By appointment, on weekdays only: who calls should know. */
function withTerms(visit: readonly PlannedLine[], { conditions }: Home): PlannedLine[] {
  const last = visit.at(-1);
  const terms = conditions.filter(isShowingTerm);
  if (!last || terms.length === 0) return [...visit];
  const text = [last.text, ...terms.map(({ value }) => value)].join(' ');
  const factIds = [...last.factIds, ...terms.map(({ id }) => id)];
  return [...visit.slice(0, -1), { ...last, text, factIds }];
}

/** How to see the home, its address once more, and back to the hook. */
export function planEnding(
  home: Home,
  { first }: ReturnType<typeof createScenePicker>,
  { chosen, callback }: EndingOptions,
): PlacedLine[] {
  // Who has just said what he would see first doesn't also want to see something else.
  const isSettled = callback.some(({ text }) => firstLook.test(text));
  const visit = withTerms(
    first('visit', 'visit', isSettled ? {} : visitClauses(chosen, home))?.lines ?? [],
    home,
  );
  const [back, ...last] = callback;
  const address = back && first('closing-short', 'visit')?.lines[0];
  const closing = first('closing', 'visit')?.lines ?? [];
  const joined = back && address && joinLines(address, back);
  if (joined && joined.text.split(' ').length <= maxTurnWords)
    return [
      ...inSection('ending', visit),
      ...inSection('callback', [joined, ...last]).map((line, at) => ({
        ...line,
        ...(closing[at] && { plain: closing[at] }),
      })),
    ];
  return [...inSection('ending', [...visit, ...closing]), ...inSection('callback', callback)];
}
