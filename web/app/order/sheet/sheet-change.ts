import { type SheetField, sheetFields } from '#domain/listings/sheet/rules.ts';
import { type ListingSheet, sheetValues } from '#domain/listings/sheet/schema.ts';
import type { UnsavedEdits } from './unsaved-edits.ts';

export type SheetChange = { values: Record<string, string | null>; undo: SheetField[] };

/** What is wrong with a typed value, in plain words. Clearing a field leaves the fact out. */
export function problemOf(field: SheetField, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return sheetValues[field].safeParse(text).error?.issues[0]?.message;
}

/** The edits as the API takes them; a fact that the page doesn't state is cleared by forgetting the edit. */
export function toChange(fields: ListingSheet['fields'], edits: UnsavedEdits): SheetChange {
  const values: Record<string, string | null> = {};
  const undo: SheetField[] = [];
  for (const field of sheetFields) {
    const text = edits[field];
    if (text === undefined || problemOf(field, text)) continue;
    if (text.trim() !== '') values[field] = text;
    else if (fields[field].pageText === '') undo.push(field);
    else values[field] = null;
  }
  return { values, undo };
}
