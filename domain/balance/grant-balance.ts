import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { changeBalance } from './change-balance.ts';
import type { GrantBalance } from './schema.ts';

/** Adds a credit to an account's balance. The same form sent again stays one credit. */
export function grantBalance(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  input: GrantBalance & { actor: Pick<AuditEntry, 'actorId' | 'ip'> },
): Promise<{ balanceCents: number; isNew: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const [user] = await tx.db
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(and(eq(authUsers.email, input.email), isNotNull(authUsers.emailConfirmedAt)));
    if (!user) throw new AppError('not_found', 'No account has this email address.');
    const { amountCents, reason: description } = input;
    const entryKey = `grant:${input.formKey}`;
    const changed = await changeBalance(tx, {
      userId: user.id,
      kind: 'grant',
      entryKey,
      amountCents,
      description,
    });
    if (changed.isNew) {
      const details = { amountCents, reason: description, email: input.email };
      await recordAudit(tx, { ...input.actor, action: 'balance.granted', subject: user.id, details });
    }
    return changed;
  });
}
