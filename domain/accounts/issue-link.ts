import { createHash, randomBytes } from 'node:crypto';
import { authOneTimeTokens } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { LINK_SECONDS, type LinkType, mailLink } from './rules.ts';

type NewLink = {
  userId: string;
  type: LinkType;
  redirectTo: string;
  /** What the account gets when this link is used. */
  passwordHash?: string | null;
  data?: Record<string, unknown> | null;
};

/** Creates a link that works once; older ones keep working. Only the token's hash is stored. */
export async function issueLink(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  { userId, type, redirectTo, passwordHash, data }: NewLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.now();
  await ctx.db.insert(authOneTimeTokens).values({
    tokenHash: hashToken(token),
    userId,
    type,
    passwordHash: passwordHash ?? null,
    data: data ?? null,
    expiresAt: new Date(now.getTime() + LINK_SECONDS[type] * 1000),
    createdAt: now,
  });
  return mailLink(ctx.site.url, { token, type, redirectTo });
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
