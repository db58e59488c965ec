import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authFactors, authRecoveryCodes } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { drawRecoveryCode, hashRecoveryCode, RECOVERY_CODES } from './recovery-code.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'keys' | 'now'>;

/** Creates ten recovery codes, which nobody can read again. Each call replaces the codes before it. */
export async function createRecoveryCodes(
  ctx: Ctx,
  { userId, ip }: { userId: string; ip: string },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, drawRecoveryCode);
  const hashes = await Promise.all(codes.map(async (code) => (await hashRecoveryCode(ctx, userId, code))[0]));
  await inTransaction(ctx, async (tx) => {
    const [factor] = await tx.db
      .select({ id: authFactors.id })
      .from(authFactors)
      .where(and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified')))
      .for('update');
    if (!factor) throw new AppError('conflict', 'Turn on two-step sign-in first.');
    await tx.db.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
    await tx.db
      .insert(authRecoveryCodes)
      .values(hashes.map((codeHash) => ({ userId, codeHash: codeHash as string, createdAt: tx.now() })));
    await recordAudit(tx, { actorId: userId, action: 'recovery_codes_created', ip });
  });
  return codes;
}
