import type { SheetField } from '#domain/listings/sheet/rules.ts';

/** What was typed and is not saved yet. */
export type UnsavedEdits = Partial<Record<SheetField, string>>;

const nothing: UnsavedEdits = {};
const listeners = new Set<() => void>();
const known = new Map<string, UnsavedEdits>();
const keyOf = (draftId: string) => `hearthcast-sheet-${draftId}`;

/** The same object until it changes. Survives a reload in this tab. */
export function readUnsavedEdits(draftId: string): UnsavedEdits {
  const held = known.get(draftId);
  if (held) return held;
  let stored: UnsavedEdits | null = null;
  try {
    stored = JSON.parse(sessionStorage.getItem(keyOf(draftId)) ?? 'null') as UnsavedEdits | null;
  } catch {
    // Without storage, only a reload loses what was just typed.
  }
  const edits = stored ?? nothing;
  known.set(draftId, edits);
  return edits;
}

export function writeUnsavedEdits(draftId: string, edits: UnsavedEdits): void {
  known.set(draftId, edits);
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(keyOf(draftId));
    else sessionStorage.setItem(keyOf(draftId), JSON.stringify(edits));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

export function followUnsavedEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
