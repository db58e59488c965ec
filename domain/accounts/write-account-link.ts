import type { Context } from '../context.ts';
import { issueLink } from './issue-link.ts';
import { findUserByEmail } from './queries.ts';
import { normalizeEmail } from './rules.ts';

/** Where an email leads people to their account, and whether they set their first password on the way. */
export type AccountLink = { url: string; setsPassword: boolean };

/**
 * The link to the account for an email to this address. Anyone who ordered without an account has no password and gets
 * a link that opens it and asks for one. May be repeated: each call creates a new link.
 */
export async function writeAccountLink(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  email: string,
): Promise<AccountLink> {
  const user = await findUserByEmail(ctx, normalizeEmail(email) ?? '');
  if (!user || user.passwordHash) return { url: `${ctx.site.url}/account`, setsPassword: false };
  const url = await issueLink(ctx, {
    userId: user.id,
    // An invitation opens an account only the first time.
    type: user.emailConfirmedAt ? 'recovery' : 'invite',
    redirectTo: `${ctx.site.url}/set-password`,
  });
  return { url, setsPassword: true };
}
