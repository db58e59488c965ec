import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ExtraField, SheetField } from '#domain/listings/sheet/rules.ts';
import type { ListingSheet, SheetPhoto } from '#domain/listings/sheet/schema.ts';
import { saveSheet, sendChange } from './save-sheet.ts';
import { followUnsavedEdits, readUnsavedEdits, writeUnsavedEdits } from './unsaved-edits.ts';

const QUIET_MS = 700;
type Photo = ListingSheet['photos'][number];

export type SheetActions = ReturnType<typeof useSheet>;
/** What the fact fields need. */
export type FieldActions = Pick<SheetActions, 'edits' | 'edit' | 'save' | 'undo'>;

/** Everything that can be done to a sheet. What's typed is stored at once and saved after a pause. */
export function useSheet(draftId: string) {
  const queries = useQueryClient();
  const edits = useSyncExternalStore(followUnsavedEdits, () => readUnsavedEdits(draftId));
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    await saveSheet(queries, draftId).catch(() => false);
  }, [queries, draftId]);

  useEffect(() => {
    // Edits from before a reload, and those in a tab that's being left.
    void save();
    const leave = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', save);
    };
  }, [save]);

  async function change(sent: Omit<Parameters<typeof sendChange>[1], 'draftId'>) {
    setProblem('');
    await sendChange(queries, { draftId, ...sent }).catch((error: Error) => setProblem(error.message));
  }

  function forget(field: SheetField) {
    const { [field]: _, ...others } = readUnsavedEdits(draftId);
    writeUnsavedEdits(draftId, others);
  }

  return {
    edits,
    problem,
    save,
    edit(field: SheetField, text: string) {
      writeUnsavedEdits(draftId, { ...readUnsavedEdits(draftId), [field]: text });
      clearTimeout(timer.current);
      timer.current = setTimeout(save, QUIET_MS);
    },
    undo(field: SheetField | ExtraField) {
      forget(field as SheetField);
      return change({ undo: [field] });
    },
    leaveOut: (field: ExtraField) => change({ leaveOut: [field] }),
    setPhotos: (photos: SheetPhoto[]) => change({ photos: photos.map(({ url, alt }) => ({ url, alt })) }),
    /** Says what one photo is; the others stay as they are. */
    markPhoto(photos: ListingSheet['photos'], url: string, mark: Partial<Photo['origin']>) {
      const marked = photos.filter((photo) => photo.url === url || photo.origin.isMarked);
      const marks = marked.map(({ origin, ...photo }) => {
        const { kind, edits } = photo.url === url ? { ...origin, ...mark } : origin;
        return { url: photo.url, kind, edits };
      });
      return change({ photoOrigins: marks });
    },
  };
}
