import { AuthClient } from '@supabase/auth-js';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

/** The session: kept, refreshed and shared between tabs by the public auth client, unmodified. */
export const auth = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: SESSION_STORAGE_KEY,
  flowType: 'implicit',
  autoRefreshToken: true,
  persistSession: true,
  // Links from mails open our own page, which trades the token in itself; no address is ever read for tokens by the client.
  detectSessionInUrl: false,
});

/** The bearer token for our own calls, or undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const { data } = await auth.getSession();
  return data.session?.access_token;
}
