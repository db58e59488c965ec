/** Kept: a page that is being left no longer gets an import answered, but what waited for an undo still has to be sent. */
let loaded: typeof import('./auth.ts').auth | undefined;

/** The auth client. It is a fifth of the app, so only what changes a session loads it. */
export async function loadAuth() {
  loaded ??= (await import('./auth.ts')).auth;
  return loaded;
}
