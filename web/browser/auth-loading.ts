import { hasStoredSession } from './stored-session.ts';

let isLoaded = false;
const waiting = new Set<() => void>();

/** The auth client is here or on its way: something that signs people in or out has loaded it. */
export function announceAuth(): void {
  isLoaded = true;
  for (const start of waiting) start();
  waiting.clear();
}

/** Whether somebody can be signed in. */
export function isAuthNeeded(): boolean {
  return isLoaded || hasStoredSession();
}

/** Runs once when the auth client is here or on its way. */
export function whenAuthLoads(start: () => void): () => void {
  if (isLoaded) start();
  else waiting.add(start);
  return () => waiting.delete(start);
}
