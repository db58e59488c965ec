import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { authOneTimeTokens } from '#db/schema/auth.ts';
import { auditLog } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../rate-limits.ts';
import type { UserRow } from './account.ts';

export const SIGNED_UP = 'signed_up';

type Ctx = Pick<Context, 'db'>;

/**
 * Whether two people may want an unconfirmed account: it was created by an order or an invitation, or someone
 * signed up for it from another network. The same person trying again usually uses the same network as before.
 */
export async function isContestedAccount(ctx: Ctx, known: UserRow, ip: string): Promise<boolean> {
  if (known.invitedAt) return true;
  const earlier = await ctx.db
    .selectDistinct({ ip: auditLog.ip })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, known.id), eq(auditLog.action, SIGNED_UP)));
  return earlier.some((entry) => networkOf(entry.ip ?? '') !== networkOf(ip));
}

/** Links already sent still confirm the address, but the password is chosen after the click. */
export async function withdrawPasswords(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .update(authOneTimeTokens)
    .set({ passwordHash: null, data: null })
    .where(and(eq(authOneTimeTokens.userId, userId), eq(authOneTimeTokens.type, 'signup')));
}

/** The data on which all sign-ups for an account agree; anything else may be a stranger's. */
export function agreedData(
  earlier: Record<string, unknown>,
  now: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => Object.hasOwn(earlier, key) && isDeepStrictEqual(earlier[key], value),
    ),
  );
}
