import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authFactors, authRecoveryCodes, authSessions } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import type { Caller } from './account.ts';
import { AccountError } from './account-error.ts';
import { findFactor } from './find-factor.ts';

const factorMethods = ['totp', 'mfa/phone'];

/** Removes a factor; sessions that it verified fall back to one factor. The last one takes the recovery codes with it. Works once. */
export async function removeFactor(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  caller: Caller,
  input: { factorId: string; ip: string },
): Promise<{ id: string }> {
  const factor = await findFactor(ctx, caller, input.factorId);
  if (factor.status === 'verified' && caller.session.aal !== 'aal2') {
    throw new AccountError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await inTransaction(ctx, async (tx) => {
    await tx.db.delete(authFactors).where(eq(authFactors.id, factor.id));
    const lifted = await tx.db
      .select({ id: authSessions.id, amr: authSessions.amr })
      .from(authSessions)
      .where(eq(authSessions.factorId, factor.id))
      .for('update');
    for (const { id, amr } of lifted) {
      const remaining = amr.filter((entry) => !factorMethods.includes(entry.method));
      await tx.db
        .update(authSessions)
        .set({ aal: 'aal1', factorId: null, amr: remaining })
        .where(eq(authSessions.id, id));
    }
    await dropIdleRecoveryCodes(tx, caller.user.id);
    await recordAudit(tx, {
      actorId: caller.user.id,
      action: 'factor_removed',
      subject: factor.id,
      ip: input.ip,
    });
  });
  return { id: factor.id };
}

/** Without a second factor there is nothing to recover, and a later one gets codes of its own. */
async function dropIdleRecoveryCodes(tx: Pick<Context, 'db'>, userId: string): Promise<void> {
  const isVerified = and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified'));
  if ((await tx.db.$count(authFactors, isVerified)) > 0) return;
  await tx.db.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
}
