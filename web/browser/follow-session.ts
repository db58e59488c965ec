import { request } from './api.ts';
import { auth } from './session.ts';

/** Who is here. `resolving` until the stored session has been looked at. */
export type SessionState =
  | { status: 'resolving' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string; isAdmin: boolean };

/** Follows the auth client and asks the server whether the account is staff; a failing answer means it is not. */
export function followSession(onChange: (state: SessionState) => void): () => void {
  let latest = 0;
  const { data } = auth.onAuthStateChange((_event, session) => {
    latest += 1;
    const mine = latest;
    if (!session) return onChange({ status: 'signed-out' });
    const { id, email = '' } = session.user;
    // The auth client must not be called from inside its own event.
    setTimeout(async () => {
      const isAdmin = await request('GET /api/me', {}).then(
        (me) => me.user?.isAdmin ?? false,
        () => false,
      );
      if (mine === latest) onChange({ status: 'signed-in', userId: id, email, isAdmin });
    });
  });
  return () => data.subscription.unsubscribe();
}
