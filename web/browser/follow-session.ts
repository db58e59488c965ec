import { isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { request } from './api.ts';
import { auth } from './session.ts';
import { hasStoredSession } from './stored-session.ts';

/** Who is here. `resolving` until the stored session has been looked at. */
export type SessionState =
  | { status: 'resolving' }
  /** `hasEnded`: the server no longer knows the session that was stored here. */
  | { status: 'signed-out'; hasEnded?: boolean }
  /** A session is stored, but too old to use, and the server does not answer. The client keeps trying. */
  | { status: 'unreachable' }
  /** The password was right; the code of the second step is still missing. */
  | { status: 'needs-code'; userId: string; email: string }
  | { status: 'signed-in'; userId: string; email: string; isAdmin: boolean };

/** The client tries for half a minute to renew a stored session; people are told much earlier that it takes long. */
const SLOW_MS = 4000;

/** Follows the auth client and asks the server whether the account is staff; a failing answer means it is not. */
export function followSession(onChange: (state: SessionState) => void): () => void {
  let latest = 0;
  let isDoubtful = false;
  const slow = setTimeout(() => {
    if (latest === 0 && hasStoredSession()) onChange({ status: 'unreachable' });
  }, SLOW_MS);
  const { data } = auth.onAuthStateChange((event, session) => {
    latest += 1;
    const mine = latest;
    if (!session) {
      const isKept = event === 'INITIAL_SESSION' && hasStoredSession();
      return onChange(isKept ? { status: 'unreachable' } : { status: 'signed-out', hasEnded: isDoubtful });
    }
    // The auth client must not be called from inside its own event.
    setTimeout(async () => {
      const state = await readState(session);
      if (mine !== latest) return;
      if (state !== 'unknown-session') return onChange(state);
      isDoubtful = true;
      await settleDoubt(event === 'TOKEN_REFRESHED');
      isDoubtful = false;
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

/** The session was ended elsewhere, or needs a code since a factor changed. Either way an event with the truth follows. */
async function settleDoubt(wasJustRefreshed: boolean): Promise<void> {
  const { error } = await auth.getUser();
  if (isAuthRetryableFetchError(error)) return;
  if (error || wasJustRefreshed) await auth.signOut({ scope: 'local' });
  else await auth.refreshSession();
}
