import type { Caller } from './account.ts';
import { AccountError } from './account-error.ts';

/** Someone with only the password may not act for an owner who has a second factor. */
export function requireSecondStep({ hasVerifiedFactor, session }: Caller, message: string): void {
  if (hasVerifiedFactor && session.aal !== 'aal2') throw new AccountError(401, 'insufficient_aal', message);
}
