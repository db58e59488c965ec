import type { QueryClient } from '@tanstack/react-query';
import type { SheetField } from '#domain/listings/sheet/rules.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { type DraftAnswer, draftQuery } from '../draft-query.ts';
import { toChange } from './sheet-change.ts';
import { readUnsavedEdits, writeUnsavedEdits } from './unsaved-edits.ts';

type Change = Parameters<typeof request<'PATCH /api/listing-drafts/:draftId'>>[1];

/** Saves a change and shows the updated sheet. */
export async function sendChange(queries: QueryClient, change: Change): Promise<void> {
  const answer = await request('PATCH /api/listing-drafts/:draftId', change);
  showAnswer(queries, change.draftId, answer);
}

/** Shows the draft that was saved last: of two pending responses, the older one may arrive last. */
export function showAnswer(queries: QueryClient, draftId: string, answer: DraftAnswer): void {
  queries.setQueryData(draftQuery(draftId).queryKey, (held) =>
    held && held.sheet.savedAt > answer.sheet.savedAt ? held : answer,
  );
  void queries.invalidateQueries({ queryKey: ['talk-length', draftId] });
}

/**
 * Saves everything valid that was typed. False if something is invalid or the server can't be reached; it stays in the
 * form then.
 */
export async function saveSheet(queries: QueryClient, draftId: string): Promise<boolean> {
  const edits = readUnsavedEdits(draftId);
  if (Object.keys(edits).length === 0) return true;
  const { sheet } = await queries.fetchQuery(draftQuery(draftId));
  const change = toChange(sheet.fields, edits);
  const saved = [...Object.keys(change.values), ...change.undo] as SheetField[];
  if (saved.length > 0) {
    try {
      await sendChange(queries, { draftId, ...change });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return true;
      return false;
    }
  }
  // What was typed while saving is not saved yet.
  const now = { ...readUnsavedEdits(draftId) };
  for (const field of saved) if (now[field] === edits[field]) delete now[field];
  writeUnsavedEdits(draftId, now);
  return Object.keys(now).length === 0;
}
