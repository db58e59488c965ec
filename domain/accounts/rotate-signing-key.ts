import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authKeys } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { addSigningKey } from './keyring.ts';

/**
 * Signs with a new key from now on; tokens of the old one stay valid for their lifetime. Each call creates another key.
 */
export async function rotateSigningKey(ctx: Pick<Context, 'db' | 'queue' | 'keys' | 'now'>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(authKeys)
      .set({ isCurrent: false, retiredAt: tx.now() })
      .where(and(eq(authKeys.purpose, 'access-token'), eq(authKeys.isCurrent, true)));
    await addSigningKey(tx.db, tx.now(), ctx.keys.seal);
  });
  await ctx.keys.reload();
}
