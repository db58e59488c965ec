import { useSyncExternalStore } from 'react';
import { undoStore } from '../undo.ts';

/** The ids of items deleted or decided a moment ago, while that can still be undone. */
export function useGone(): ReadonlySet<string> {
  return useSyncExternalStore(undoStore.follow, undoStore.read);
}
