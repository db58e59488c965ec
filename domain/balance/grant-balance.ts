import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { type AuditEntry, recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { changeBalance } from './change-balance.ts';
import type { BalanceOwner } from './rules.ts';
import type { GrantBalance } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
type Actor = { actor: Pick<AuditEntry, 'actorId' | 'ip'> };
type Granted = { balanceCents: number; isNew: boolean };

/** Adds a credit to an account's balance. The same form sent again stays one credit. */
export function grantBalance(ctx: Ctx, input: GrantBalance & Actor): Promise<Granted> {
  return inTransaction(ctx, async (tx) => {
    const [user] = await tx.db
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(and(eq(authUsers.email, input.email), isNotNull(authUsers.emailConfirmedAt)));
    if (!user) throw new AppError('not_found', 'No account has this email address.');
    return addCredit(tx, { userId: user.id }, input, { email: input.email });
  });
}

/** Adds a credit to a team's balance. The same form sent again stays one credit. The caller has checked the team. */
export function grantTeamBalance(
  ctx: Ctx,
  { teamId, ...input }: Omit<GrantBalance, 'email'> & Actor & { teamId: string },
): Promise<Granted> {
  return inTransaction(ctx, (tx) => addCredit(tx, { teamId }, input, {}));
}

async function addCredit(
  tx: Ctx,
  owner: BalanceOwner,
  input: Omit<GrantBalance, 'email'> & Actor,
  about: { email?: string },
): Promise<Granted> {
  const { amountCents, reason: description } = input;
  const entryKey = `grant:${input.formKey}`;
  const changed = await changeBalance(tx, { ...owner, kind: 'grant', entryKey, amountCents, description });
  if (changed.isNew) {
    const details = { amountCents, reason: description, ...about };
    const subject = owner.teamId ?? owner.userId;
    await recordAudit(tx, { ...input.actor, action: 'balance.granted', subject, details });
  }
  return changed;
}
