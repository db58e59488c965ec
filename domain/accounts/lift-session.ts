import { and, eq, ne, sql } from 'drizzle-orm';
import { authSessions } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import type { Caller, SessionRow } from './account.ts';
import { sessionNotFound } from './account-error.ts';

type Step = { method: 'totp' | 'mfa/phone' | 'recovery_code'; factorId: string | null };

/**
 * Upgrades the caller's session to two factors and ends the account's single-factor sessions. The counter skips one
 * and no earlier value can be reused: an older token never opens this session.
 */
export async function liftSession(
  tx: Pick<Context, 'db' | 'now'>,
  { user, session }: Caller,
  { method, factorId }: Step,
): Promise<SessionRow> {
  const timestamp = Math.floor(tx.now().getTime() / 1000);
  const [lifted] = await tx.db
    .update(authSessions)
    .set({
      aal: 'aal2',
      factorId,
      amr: [{ method, timestamp }, ...session.amr.filter((entry) => entry.method !== method)],
      counter: sql`${authSessions.counter} + 2`,
      reusableFrom: sql`${authSessions.counter} + 2`,
      refreshedAt: tx.now(),
    })
    .where(eq(authSessions.id, session.id))
    .returning();
  if (!lifted) throw sessionNotFound();
  await tx.db
    .delete(authSessions)
    .where(
      and(eq(authSessions.userId, user.id), eq(authSessions.aal, 'aal1'), ne(authSessions.id, session.id)),
    );
  return lifted;
}
