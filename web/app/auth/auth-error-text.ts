import { type AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js';

const NO_CONNECTION = 'We could not reach Hearthcast. Check your connection and try again.';
const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** The server's message, or ours if it sent none. */
export function authErrorText(error: AuthError): string {
  if (isAuthRetryableFetchError(error) && !error.status) return NO_CONNECTION;
  if (isAuthSessionMissingError(error)) return SESSION_ENDED;
  return error.message;
}
