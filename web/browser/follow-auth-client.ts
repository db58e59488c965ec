import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { auth } from './auth.ts';
import { readSessionState, type SessionState } from './session-state.ts';
import { hasStoredSession } from './stored-session.ts';

/** The client tries to refresh for half a minute; people should learn much earlier that it is slow. */
const SLOW_MS = 4000;

/** Follows the auth client, which renews the session and knows when it changes. */
export function followAuthClient(onChange: (state: SessionState) => void): () => void {
  let latest = 0;
  let isResolving = false;
  const slow = setTimeout(() => {
    if (latest === 0 && hasStoredSession()) onChange({ status: 'unreachable' });
  }, SLOW_MS);
  const { data } = auth.onAuthStateChange((event, session) => {
    latest += 1;
    const mine = latest;
    if (!session) {
      const isStored = event === 'INITIAL_SESSION' && hasStoredSession();
      return onChange(isStored ? { status: 'unreachable' } : { status: 'signed-out', hasEnded: isResolving });
    }
    // The auth client must not be called inside its own event handler.
    setTimeout(async () => {
      const state = await readSessionState(session);
      if (mine !== latest) return;
      if (state !== 'unknown-session') return onChange(state);
      isResolving = true;
      await resolveSession(event === 'TOKEN_REFRESHED');
      isResolving = false;
    });
  });
  return () => {
    clearTimeout(slow);
    data.subscription.unsubscribe();
  };
}

/** The session ended elsewhere, or now needs a second factor. Either way, an event with the new state follows. */
async function resolveSession(wasJustRefreshed: boolean): Promise<void> {
  const { error } = await auth.getUser();
  if (isAuthRetryableFetchError(error)) return;
  if (error || wasJustRefreshed) await auth.signOut({ scope: 'local' });
  else await auth.refreshSession();
}
