import { whenAuthLoads } from './auth-loading.ts';
import { readSessionState, type SessionState } from './session-state.ts';
import {
  hasStoredSession,
  readUsableSession,
  SESSION_STORAGE_KEY,
  type StoredSession,
  usableForMs,
} from './stored-session.ts';

/** A timer may fire slightly early, and checks only once. */
const TIMER_SLACK_MS = 1000;

/**
 * Reports who is signed in. A stored session that is still valid is read without the auth client. The client takes
 * over when the session has to be renewed, when the server doesn't know it, or when something else has loaded the
 * client.
 */
export function followSession(onChange: (state: SessionState) => void): () => void {
  let isOver = false;
  let isTaken = false;
  let latest = 0;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let stopClient = () => {};

  function stopReading(): void {
    latest += 1;
    clearTimeout(renewal);
    removeEventListener('storage', changedElsewhere);
    document.removeEventListener('visibilitychange', look);
  }

  async function takeOver(): Promise<void> {
    if (isTaken) return;
    isTaken = true;
    stopReading();
    try {
      const { followAuthClient } = await import('./follow-auth-client.ts');
      if (!isOver) stopClient = followAuthClient(onChange);
    } catch {
      onChange({ status: 'unreachable' });
    }
  }

  async function show(session: StoredSession): Promise<void> {
    latest += 1;
    const mine = latest;
    clearTimeout(renewal);
    renewal = setTimeout(look, usableForMs(session) + TIMER_SLACK_MS);
    const state = await readSessionState(session);
    if (mine !== latest) return;
    if (state === 'unknown-session') void takeOver();
    else onChange(state);
  }

  /** A timer sleeps with its tab, so we also check on return. */
  function look(): void {
    if (hasStoredSession() && !readUsableSession()) void takeOver();
  }

  function changedElsewhere({ key }: StorageEvent): void {
    if (key === SESSION_STORAGE_KEY || key === null) start();
  }

  function start(): void {
    const session = readUsableSession();
    if (session) void show(session);
    else if (hasStoredSession()) void takeOver();
    else {
      latest += 1;
      onChange({ status: 'signed-out' });
    }
  }

  addEventListener('storage', changedElsewhere);
  document.addEventListener('visibilitychange', look);
  const forgetClient = whenAuthLoads(takeOver);
  if (!isTaken) start();
  return () => {
    isOver = true;
    forgetClient();
    stopReading();
    stopClient();
  };
}
