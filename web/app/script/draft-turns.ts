import type { TurnView } from '#domain/production/reviews/schema.ts';

/** A turn being edited. `key` is stable when it moves; `id` is missing until it is saved. */
export type DraftTurn = Pick<TurnView, 'speaker' | 'text' | 'chapter' | 'branded'> & {
  key: string;
  id?: string;
};

export function toDraft(turns: TurnView[]): DraftTurn[] {
  return turns.map(({ id, speaker, text, chapter, branded }) => ({
    key: id,
    id,
    speaker,
    text,
    chapter,
    branded,
  }));
}

export function changeTurn(turns: DraftTurn[], key: string, change: Partial<DraftTurn>): DraftTurn[] {
  return turns.map((turn) => (turn.key === key ? { ...turn, ...change } : turn));
}

/** Moves one place up or down. At the edge of a chapter it joins the next chapter first. */
export function moveTurn(turns: DraftTurn[], key: string, by: -1 | 1): DraftTurn[] {
  const at = turns.findIndex((turn) => turn.key === key);
  const turn = turns[at];
  const neighbor = turns[at + by];
  if (!turn || !neighbor) return turns;
  if (neighbor.chapter !== turn.chapter) return changeTurn(turns, key, { chapter: neighbor.chapter });
  const moved = [...turns];
  moved[at] = neighbor;
  moved[at + by] = turn;
  return moved;
}

/** Adds an empty turn of the other host after the given one. */
export function addAfter(turns: DraftTurn[], key: string, newKey: string): DraftTurn[] {
  return turns.flatMap((turn) =>
    turn.key === key
      ? [
          turn,
          {
            key: newKey,
            speaker: turn.speaker === 'nora' ? 'miles' : 'nora',
            text: '',
            chapter: turn.chapter,
            branded: false,
          },
        ]
      : [turn],
  );
}

/** Whether saving records this turn again. */
export function isSpokenAnew(turn: DraftTurn, before: TurnView | undefined): boolean {
  return !before || before.text !== turn.text.trim() || before.speaker !== turn.speaker;
}

export function describeSaving(draft: DraftTurn[], before: TurnView[]): string {
  const known = new Map(before.map((turn) => [turn.id, turn]));
  const anew = draft.filter((turn) => isSpokenAnew(turn, known.get(turn.key))).length;
  const removed = before.filter(({ id }) => !draft.some((turn) => turn.id === id)).length;
  const spoken = anew
    ? `${anew} of ${draft.length} ${draft.length === 1 ? 'turn' : 'turns'} will be re-recorded`
    : 'Nothing needs re-recording; we’ll reassemble the episode';
  return removed ? `${spoken}, ${removed} removed.` : `${spoken}.`;
}
