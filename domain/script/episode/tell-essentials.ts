import { describeHome } from '../describe-home.ts';
import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';
import { statedSize } from '../stated-size.ts';
import { joinLines } from './placed-line.ts';
import { renewalOf } from './renewal.ts';
import type { createScenePicker, PlannedLine } from './scene-picker.ts';

/** Beyond this, the editor would call a turn too long. */
const maxTurnWords = 28;
const isBreath = ({ text }: { text: string }) => text.split(' ').length <= maxTurnWords;

/** Where it is, what it is and what it costs: in one answer if a turn can hold it, otherwise in two. */
export function tellEssentials(
  home: Home,
  { first, release }: ReturnType<typeof createScenePicker>,
  { told }: { told: ReadonlySet<string> },
): PlannedLine[] {
  const yearId = home.fact('yearBuilt')?.id ?? '-';
  const isYearSaid = told.has(yearId);
  const renewal = renewalOf(home);
  const size = statedSize(home);
  const start = renewal && !isYearSaid ? said(false) : undefined;
  const renewed =
    start && withNote(start, first('year-note-renewed', 'welcome', { renewal: renewal as Words }));
  // If both don't fit in one breath, the year comes alone.
  if (renewed?.some(({ factIds }) => factIds.includes(yearId))) return renewed;
  const lines = said(!isYearSaid) ?? said(false) ?? first('essentials-fallback', 'welcome')?.lines ?? [];
  const sized = withNote(lines, size && first('size-note', 'welcome', { size }));
  const isYearTold = isYearSaid || sized.some(({ factIds }) => factIds.includes(yearId));
  return isYearTold ? sized : withNote(sized, first('year-note', 'welcome'));

  function said(withYear: boolean): PlannedLine[] | undefined {
    const words = { dwelling: describeHome(home, { withYear, told }) };
    if (!home.fact('price')) return whole('essentials-no-price', words);
    const cut = whole('essentials-cut', words);
    if (cut) return cut;
    const plain = whole('essentials', words);
    // Without the price, the same breath has room for a longer address.
    if (plain) return [...plain, ...(first('essentials-was', 'welcome')?.lines ?? [])];
    const where = whole('essentials-where', words);
    const price = where && (first('essentials-price-cut', 'welcome') ?? first('essentials-price', 'welcome'));
    return where && price ? [...where, ...price.lines] : undefined;
  }

  /** Whatever fits in one turn, in any wording. */
  function whole(part: string, words: Record<string, Words>): PlannedLine[] | undefined {
    for (const way of ['', 'again', 'shorter', 'short']) {
      const found = first(part, 'welcome', words, way);
      if (found) release(found.scene);
      if (found?.lines.every(isBreath)) return found.lines;
    }
    return undefined;
  }
}

/** The listing's own year and size go with the numbers, if they fit in the same breath. */
function withNote(lines: readonly PlannedLine[], note: { lines: PlannedLine[] } | undefined): PlannedLine[] {
  const [last, more] = [lines.at(-1), note?.lines[0]];
  if (!last || !more || last.speaker !== more.speaker) return [...lines];
  const joined = { ...joinLines(last, more), chapter: last.chapter };
  if (!isBreath(joined)) return [...lines];
  // The editor rejects the renovation, not the price next to it.
  return [
    ...lines.slice(0, -1),
    { ...joined, sceneId: more.sceneId === 'year-note-renewed' ? more.sceneId : last.sceneId },
  ];
}
