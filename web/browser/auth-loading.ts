import { hasStoredSession, SESSION_STORAGE_KEY } from './stored-session.ts';

let isLoaded = false;
const waiting = new Set<() => void>();

/** The auth client is here or on its way: a screen that signs people in has loaded it. */
export function announceAuth(): void {
  isLoaded = true;
  for (const start of waiting) start();
  waiting.clear();
}

/** Whether somebody can be signed in. Guests never load the auth client, a fifth of the app. */
export function isAuthNeeded(): boolean {
  return isLoaded || hasStoredSession();
}

/** Runs once when the auth client is needed: at once, when a screen loads it, or when another tab signs in. */
export function whenAuthNeeded(start: () => void): () => void {
  if (isAuthNeeded()) {
    start();
    return () => {};
  }
  const signedInElsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_STORAGE_KEY && newValue !== null) announceAuth();
  };
  waiting.add(start);
  addEventListener('storage', signedInElsewhere);
  return () => {
    waiting.delete(start);
    removeEventListener('storage', signedInElsewhere);
  };
}
