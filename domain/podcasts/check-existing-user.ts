import { findUserByEmail } from '../accounts/queries.ts';
import { normalizeEmail } from '../accounts/rules.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';

const limits = [
  { limit: 20, windowSeconds: 60 },
  { limit: 200, windowSeconds: 86_400 },
];

/** Whether an email address has an account that can sign in; a failed lookup counts as no. Changes nothing. */
export async function checkExistingUser(
  ctx: Pick<Context, 'db' | 'now' | 'accounts' | 'log'>,
  input: { email: string; ip: string },
): Promise<{ exists: boolean }> {
  await limitCalls(ctx, 'check-existing-user', input.ip, limits);
  const email = normalizeEmail(input.email.trim());
  if (!email) return { exists: false };
  try {
    return { exists: !!(await findUserByEmail(ctx, email))?.emailConfirmedAt };
  } catch (err) {
    ctx.log.error({ err }, 'the account lookup failed');
    return { exists: false };
  }
}
