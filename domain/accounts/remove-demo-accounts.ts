import { inArray } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Deletes the demo accounts with their roles and sessions; their orders stay. May be repeated. */
export async function removeDemoAccounts(ctx: Pick<Context, 'db' | 'queue' | 'now'>): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const emails = demoAccounts.map(({ email }) => email);
    const removed = await tx.db
      .delete(authUsers)
      .where(inArray(authUsers.email, emails))
      .returning({ id: authUsers.id, email: authUsers.email });
    for (const { id, email } of removed) {
      const entry = { actorId: null, action: 'demo_account_removed', subject: id, details: { email } };
      await recordAudit(tx, entry);
    }
    return removed.map(({ email }) => email).sort();
  });
}
