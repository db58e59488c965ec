import { useSyncExternalStore } from 'react';
import type { SessionState } from '../browser/session-state.ts';

let state: SessionState = { status: 'resolving' };
let isFollowing = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isFollowing) {
    isFollowing = true;
    void import('../browser/follow-session.ts').then(({ followSession }) =>
      followSession((next) => {
        state = next;
        for (const tell of listeners) tell();
      }),
    );
  }
  return () => listeners.delete(listener);
}

const atServer: SessionState = { status: 'signed-out' };

/** One session for all islands of a page. The server renders every page as if signed out. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => atServer,
  );
}
