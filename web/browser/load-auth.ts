/**
 * Kept, because a page being left can no longer import anything, but an action that waited for an undo must
 * still be sent.
 */
let loaded: typeof import('./auth.ts').auth | undefined;

/** The auth client. It is a fifth of the app, so it is loaded only to change a session. */
export async function loadAuth() {
  loaded ??= (await import('./auth.ts')).auth;
  return loaded;
}
