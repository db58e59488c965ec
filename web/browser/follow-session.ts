import { isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { request } from './api.ts';
import { auth } from './auth.ts';
import { hasStoredSession } from './stored-session.ts';

/** Who is signed in. `resolving` until the stored session has been checked. */
export type SessionState =
  | { status: 'resolving' }
  /** `hasEnded`: the server no longer accepts the stored session. */
  | { status: 'signed-out'; hasEnded?: boolean }
  /** The stored session has expired and the server doesn't respond. The client keeps trying. */
  | { status: 'unreachable' }
  /** The password was correct; the second factor is missing. */
  | { status: 'needs-code'; userId: string; email: string }
  | { status: 'signed-in'; userId: string; email: string; isAdmin: boolean };

/** The client tries to refresh for half a minute; people should know much earlier that it is slow. */
const SLOW_MS = 4000;

/** Follows the auth client and asks the server whether the account is an admin. If that fails, it counts as no. */
export function followSession(onChange: (state: SessionState) => void): () => void {
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
      const state = await readState(session);
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

async function readState({ user }: Session): Promise<SessionState | 'unknown-session'> {
  const { id: userId, email = '' } = user;
  const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (level?.currentLevel === 'aal1' && level.nextLevel === 'aal2') {
    return { status: 'needs-code', userId, email };
  }
  try {
    const me = await request('GET /api/me', {});
    return me.user ? { status: 'signed-in', userId, email, isAdmin: me.user.isAdmin } : 'unknown-session';
  } catch {
    return { status: 'signed-in', userId, email, isAdmin: false };
  }
}

/** The session ended elsewhere, or now needs a second factor. Either way, an event with the new state follows. */
async function resolveSession(wasJustRefreshed: boolean): Promise<void> {
  const { error } = await auth.getUser();
  if (isAuthRetryableFetchError(error)) return;
  if (error || wasJustRefreshed) await auth.signOut({ scope: 'local' });
  else await auth.refreshSession();
}
