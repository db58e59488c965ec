import { useSyncExternalStore } from 'react';
import { undoStore } from '../undo.ts';

/** The ids of what was deleted or decided a moment ago and can still be undone. */
export function useGone(): ReadonlySet<string> {
  return useSyncExternalStore(undoStore.follow, undoStore.read);
}
