import { request } from './api.ts';
import type { StoredSession } from './stored-session.ts';

/** Who is signed in. `resolving` until the stored session has been checked. */
export type SessionState =
  | { status: 'resolving' }
  /** `hasEnded`: the server no longer accepts the stored session. */
  | { status: 'signed-out'; hasEnded?: boolean }
  /** The stored session has expired and the server doesn't respond. The client keeps trying. */
  | { status: 'unreachable' }
  /** The password was correct; the second factor is missing. */
  | { status: 'needs-code'; userId: string; email: string }
  | { status: 'signed-in'; userId: string; email: string; isAdmin: boolean };

type Tokens = Pick<StoredSession, 'access_token' | 'user'>;

/** Asks the server whether the account is an admin. If that fails, it counts as no. */
export async function readSessionState(session: Tokens): Promise<SessionState | 'unknown-session'> {
  const { id: userId, email = '' } = session.user;
  if (lacksSecondFactor(session)) return { status: 'needs-code', userId, email };
  try {
    const me = await request('GET /api/me', {});
    return me.user ? { status: 'signed-in', userId, email, isAdmin: me.user.isAdmin } : 'unknown-session';
  } catch {
    return { status: 'signed-in', userId, email, isAdmin: false };
  }
}

function lacksSecondFactor({ access_token, user }: Tokens): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && readLevel(access_token) === 'aal1';
}

/** The authentication level when the server issued the token. */
function readLevel(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}
