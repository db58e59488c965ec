/** Where the auth client stores the session. */
export const SESSION_STORAGE_KEY = 'hearthcast-session';

/** The part of a stored session that we read ourselves. Only the auth client writes it. */
export type StoredSession = {
  access_token: string;
  /** In seconds. */
  expires_at: number;
  user: {
    id: string;
    email?: string | undefined;
    factors?: { status: string }[] | undefined;
    user_metadata?: object;
  };
};

/** The auth client renews a session this long before its end; until then nobody needs the client to use it. */
const RENEWAL_MS = 90_000;

function readText(): string | null {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY);
  } catch {
    // Without storage, nobody can be signed in.
    return null;
  }
}

/** A cheap check before anything loads: someone may be signed in. */
export function hasStoredSession(): boolean {
  return readText() !== null;
}

/** How long the session can be used without being renewed. */
export function usableForMs(session: StoredSession): number {
  return session.expires_at * 1000 - RENEWAL_MS - Date.now();
}

/** The stored session, if it can be used as it is. Anything else is for the auth client. */
export function readUsableSession(): StoredSession | undefined {
  try {
    const session = JSON.parse(readText() ?? 'null') as StoredSession | null;
    const isWhole = typeof session?.access_token === 'string' && typeof session.user?.id === 'string';
    return isWhole && usableForMs(session) > 0 ? session : undefined;
  } catch {
    return undefined;
  }
}
