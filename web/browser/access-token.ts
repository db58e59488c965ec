import { isAuthNeeded } from './auth-loading.ts';
import { loadAuth } from './load-auth.ts';
import { readUsableSession } from './stored-session.ts';

/** The bearer token for our API calls, or undefined if nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const stored = readUsableSession();
  if (stored) return stored.access_token;
  if (!isAuthNeeded()) return undefined;
  const auth = await loadAuth();
  const { data } = await auth.getSession();
  return data.session?.access_token;
}
