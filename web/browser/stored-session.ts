/** Where the auth client keeps the session. */
export const SESSION_STORAGE_KEY = 'hearthcast-session';

/** A cheap first look, before the auth client is loaded: somebody may be signed in here. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY) !== null;
  } catch {
    // Storage is switched off: nobody can be signed in.
    return false;
  }
}
