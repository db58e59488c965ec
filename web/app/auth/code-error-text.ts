import type { AuthError } from '@supabase/auth-js';
import { authErrorText } from './auth-error-text.ts';

/** The server's message about a code, and what to do next. */
export function codeErrorText(error: AuthError, factorType: 'totp' | 'phone'): string {
  const newest =
    factorType === 'totp'
      ? 'Codes change every 30 seconds. Enter the current one.'
      : 'Use the code from the latest text.';
  if (error.code === 'mfa_verification_failed') return `${error.message}. ${newest}`;
  if (error.code === 'mfa_challenge_expired')
    return `Too many tries, or too much time has passed. ${factorType === 'totp' ? newest : 'Send a new code.'}`;
  if (error.code === 'over_request_rate_limit')
    return `${error.message}. Wait a few minutes, then try again.`;
  return authErrorText(error);
}
