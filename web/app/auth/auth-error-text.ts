import type { AuthError } from '@supabase/auth-js';
import { NO_CONNECTION } from '../../browser/no-connection.ts';

const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** The server's message, or ours if it sent none. Errors are told apart by name, to avoid loading the auth client. */
export function authErrorText(error: AuthError): string {
  if (error.name === 'AuthRetryableFetchError' && !error.status) return NO_CONNECTION;
  if (error.name === 'AuthSessionMissingError') return SESSION_ENDED;
  return error.message;
}
