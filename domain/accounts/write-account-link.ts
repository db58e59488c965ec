import type { Context } from '../context.ts';
import { issueLink } from './issue-link.ts';
import { findUserByEmail } from './queries.ts';
import { normalizeEmail } from './rules.ts';

/** Where a mail leads somebody to their account, and whether a first password is chosen on the way. */
export type AccountLink = { url: string; setsPassword: boolean };

/**
 * The way to the account for a mail to this address. Who ordered without an account has no password to sign in with,
 * and gets a link that opens it and asks for one. May be repeated: each call makes a link of its own.
 */
export async function writeAccountLink(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  email: string,
): Promise<AccountLink> {
  const user = await findUserByEmail(ctx, normalizeEmail(email) ?? '');
  if (!user || user.passwordHash) return { url: `${ctx.site.url}/account`, setsPassword: false };
  const url = await issueLink(ctx, {
    userId: user.id,
    // An invitation opens an account for the first time only.
    type: user.emailConfirmedAt ? 'recovery' : 'invite',
    redirectTo: `${ctx.site.url}/set-password`,
  });
  return { url, setsPassword: true };
}
