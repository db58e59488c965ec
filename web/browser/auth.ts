import { AuthClient } from '@supabase/auth-js';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

/** The public auth client, unmodified. It stores, refreshes and shares the session between tabs. */
export const auth = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: SESSION_STORAGE_KEY,
  flowType: 'implicit',
  autoRefreshToken: true,
  persistSession: true,
  // Email links open our own page, which exchanges the token itself.
  detectSessionInUrl: false,
});

/** The bearer token for our API calls, or undefined if nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const { data } = await auth.getSession();
  return data.session?.access_token;
}
