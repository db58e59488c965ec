/** Where the auth client stores the session. */
export const SESSION_STORAGE_KEY = 'hearthcast-session';

/** A cheap check before the auth client loads: someone may be signed in. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY) !== null;
  } catch {
    // Without storage, nobody can be signed in.
    return false;
  }
}
