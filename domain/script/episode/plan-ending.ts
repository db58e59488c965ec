import type { Home } from '../home.ts';
import { inSection, joinLines, type PlacedLine } from './placed-line.ts';
import type { createScenePicker, Piece, PlannedLine } from './scene-picker.ts';
import { visitClauses } from './visit-clauses.ts';

type EndingOptions = {
  chosen: readonly Piece[];
  callback: readonly PlannedLine[];
};

/** A turn that the editor would call too long. */
const maxTurnWords = 28;

/** How to see the home, its address once more, and back to the hook. */
export function planEnding(
  home: Home,
  { first }: ReturnType<typeof createScenePicker>,
  { chosen, callback }: EndingOptions,
): PlacedLine[] {
  const visit = first('visit', 'visit', visitClauses(chosen, home))?.lines ?? [];
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
