import { and, eq, ne } from 'drizzle-orm';
import { authSessions } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import type { Caller } from './account.ts';
import { AccountError } from './account-error.ts';
import { requireSecondStep } from './require-second-step.ts';

/**
 * Ends all of the caller's sessions, this one, or all others, for good. May be repeated. Other sessions need the second
 * factor if there is one.
 */
export async function signOut(
  ctx: Pick<Context, 'db' | 'now'>,
  caller: Caller,
  input: { scope: string; ip: string },
): Promise<void> {
  const { user, session } = caller;
  const mine = eq(authSessions.userId, user.id);
  const which = new Map([
    ['global', mine],
    ['local', and(mine, eq(authSessions.id, session.id))],
    ['others', and(mine, ne(authSessions.id, session.id))],
  ]).get(input.scope);
  if (!which) {
    throw new AccountError(
      400,
      'validation_failed',
      `Unsupported logout scope ${JSON.stringify(input.scope)}`,
    );
  }
  if (input.scope !== 'local') {
    requireSecondStep(caller, 'AAL2 session is required to end other sessions when MFA is enabled.');
  }
  await ctx.db.delete(authSessions).where(which);
  await recordAudit(ctx, {
    actorId: user.id,
    action: 'signed_out',
    details: { scope: input.scope },
    ip: input.ip,
  });
}
