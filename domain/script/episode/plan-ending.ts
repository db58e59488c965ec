import type { Home } from '../home.ts';
import { inSection, joinLines, type PlacedLine } from './placed-line.ts';
import type { createScenePicker, Piece, PlannedLine } from './scene-picker.ts';
import { isShowingTerm } from './tell-conditions.ts';
import { visitClauses } from './visit-clauses.ts';

type EndingOptions = {
  chosen: readonly Piece[];
  callback: readonly PlannedLine[];
};

/** Beyond this, the editor would call a turn too long. */
const maxTurnWords = 28;

const firstLook = /\b(?:first|(?:start|begin) with|straight to|(?:voting|going) for)\b/i;

/** By appointment, or weekdays only: callers should know. */
function withTerms(visit: readonly PlannedLine[], { conditions }: Home): PlannedLine[] {
  const last = visit.at(-1);
  const terms = conditions.filter(isShowingTerm);
  if (!last || terms.length === 0) return [...visit];
  const text = [last.text, ...terms.map(({ value }) => value)].join(' ');
  const factIds = [...last.factIds, ...terms.map(({ id }) => id)];
  return [...visit.slice(0, -1), { ...last, text, factIds }];
}

/** How to see the home, its address again, and back to the hook. */
export function planEnding(
  home: Home,
  { first }: ReturnType<typeof createScenePicker>,
  { chosen, callback }: EndingOptions,
): PlacedLine[] {
  // After saying what he'd see first, Miles doesn't also name something else.
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
