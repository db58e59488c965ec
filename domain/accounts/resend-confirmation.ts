import type { Context } from '../context.ts';
import { AccountError } from './account-error.ts';
import { requestLink } from './request-link.ts';
import { requireEmail } from './require-input.ts';

/**
 * Requests the confirmation email again; sent only while the address is unconfirmed. May be repeated after
 * the gap.
 */
export async function resendConfirmation(
  ctx: Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'site'>,
  input: { type: string | undefined; email: string | undefined; redirectTo: string | undefined },
): Promise<void> {
  if (input.type !== 'signup') {
    const message = 'Missing one of these types: signup, email_change, sms, phone_change';
    throw new AccountError(400, 'validation_failed', message);
  }
  const email = requireEmail(input.email);
  await requestLink(ctx, { kind: 'confirmation', email, redirectTo: input.redirectTo });
}
