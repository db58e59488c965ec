import { useSyncExternalStore } from 'react';
import { draftKey, followDrafts, readDraft, saveDraft } from './draft-store.ts';

/** A text being edited. It follows the saved version until something is typed, then keeps what was typed. */
export function useDraft(podcastId: string, part: string, current: { version: number; text: string }) {
  const { version, text: stored } = current;
  const key = draftKey(podcastId, part);
  const typed = useSyncExternalStore(followDrafts, () => readDraft(key));
  const isDirty = typed !== undefined && typed.text !== stored;
  return {
    text: typed?.text ?? stored,
    isDirty,
    /** The version the edit started from. Saving sends it, so that a newer one isn't overwritten. */
    seenVersion: typed?.version ?? version,
    isStale: isDirty && typed.version !== version,
    type: (text: string) => saveDraft(key, { text, version: typed?.version ?? version }),
    forget: () => saveDraft(key, undefined),
  };
}

/** Whether a part has unsaved changes. */
export function useIsUnsaved(podcastId: string, part: string, stored: string | null | undefined): boolean {
  const typed = useSyncExternalStore(followDrafts, () => readDraft(draftKey(podcastId, part)));
  return typed !== undefined && typed.text !== stored;
}
