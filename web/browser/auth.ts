import { AuthClient } from '@supabase/auth-js';
import { announceAuth } from './auth-loading.ts';
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

announceAuth();
