import { hasStoredSession } from './stored-session.ts';

let isLoaded = false;
const waiting = new Set<() => void>();

/** The auth client is loaded or loading: something that signs people in or out needs it. */
export function announceAuth(): void {
  isLoaded = true;
  for (const start of waiting) start();
  waiting.clear();
}

/** Whether someone may be signed in. */
export function isAuthNeeded(): boolean {
  return isLoaded || hasStoredSession();
}

/** Runs once when the auth client is loaded or loading. */
export function whenAuthLoads(start: () => void): () => void {
  if (isLoaded) start();
  else waiting.add(start);
  return () => waiting.delete(start);
}
