import type { Context } from '../context.ts';
import { AccountError } from './account-error.ts';
import { requestLink } from './request-link.ts';
import { requireEmail } from './require-input.ts';

/**
 * Requests a password reset email without revealing whether the address has an account. May be repeated after the
 * gap.
 */
export async function recoverPassword(
  ctx: Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'site'>,
  input: { email: string | undefined; redirectTo: string | undefined },
): Promise<void> {
  if (!input.email) {
    throw new AccountError(400, 'validation_failed', 'Password recovery requires an email');
  }
  const email = requireEmail(input.email);
  await requestLink(ctx, { kind: 'recovery', email, redirectTo: input.redirectTo });
}
