import { and, eq, inArray, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authRecoveryCodes } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { recoveryCodeUsedMail } from '../mails/templates/account-mails.ts';
import type { Caller, Grant } from './account.ts';
import { AccountError } from './account-error.ts';
import { countCodeGuess } from './count-code-guess.ts';
import { issueGrant } from './issue-grant.ts';
import { liftSession } from './lift-session.ts';
import { countRecoveryCodes } from './queries.ts';
import { hashRecoveryCode } from './recovery-code.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'keys' | 'now' | 'site'>;

/**
 * Upgrades the caller's session to two factors with a recovery code, which works once, and notifies the owner
 * by email.
 */
export async function redeemRecoveryCode(
  ctx: Ctx,
  caller: Caller,
  input: { code: string; ip: string },
): Promise<Grant> {
  const { user } = caller;
  const guess = await countCodeGuess(ctx, caller, input.ip);
  const hashes = await hashRecoveryCode(ctx, user.id, input.code);
  const session = await inTransaction(ctx, async (tx) => {
    const [used] = await tx.db
      .update(authRecoveryCodes)
      .set({ usedAt: tx.now() })
      .where(
        and(
          eq(authRecoveryCodes.userId, user.id),
          inArray(authRecoveryCodes.codeHash, hashes),
          isNull(authRecoveryCodes.usedAt),
        ),
      )
      .returning({ id: authRecoveryCodes.id });
    if (!used) return undefined;
    await queueMail(tx, {
      mailKey: `recovery-code-used:${used.id}`,
      kind: 'recovery-code-used',
      recipient: user.email,
      content: recoveryCodeUsedMail(tx.site, {
        at: tx.now(),
        left: await countRecoveryCodes(tx, { userId: user.id }),
      }),
    });
    await recordAudit(tx, { actorId: user.id, action: 'recovery_code_used', subject: used.id, ip: input.ip });
    return liftSession(tx, caller, { method: 'recovery_code', factorId: null });
  });
  if (!session) {
    await recordAudit(ctx, { actorId: user.id, action: 'recovery_code_wrong', ip: input.ip });
    throw new AccountError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  }
  await guess.wasRight();
  return issueGrant(ctx, user, session);
}
