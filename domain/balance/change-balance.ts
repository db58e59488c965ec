import { eq, sql } from 'drizzle-orm';
import { balanceEntries, balances } from '#db/schema/balances.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isBalanceOf } from './queries.ts';
import type { BalanceEntryKind, BalanceOwner } from './rules.ts';

export type BalanceChange = BalanceOwner & {
  kind: BalanceEntryKind;
  /** Identifies the cause; the same cause twice is one entry. */
  entryKey: string;
  amountCents: number;
  description: string;
  podcastId?: string;
};

/**
 * Changes a balance and adds the line of the statement, in the caller's transaction. May be repeated: a known cause
 * changes nothing. An order that costs more than the balance is refused.
 */
export async function changeBalance(
  tx: Pick<Context, 'db' | 'now'>,
  change: BalanceChange,
): Promise<{ balanceCents: number; isNew: boolean }> {
  const { amountCents } = change;
  const owner = { userId: change.userId ?? null, teamId: change.teamId ?? null };
  await tx.db.insert(balances).values(owner).onConflictDoNothing();
  // The lock makes the changes of an account or team sequential, so that each line follows from the one before.
  const [balance] = await tx.db
    .select({ cents: balances.cents })
    .from(balances)
    .where(isBalanceOf(balances, change))
    .for('update');
  const before = balance?.cents ?? 0;
  const [known] = await tx.db
    .select({ id: balanceEntries.id })
    .from(balanceEntries)
    .where(eq(balanceEntries.entryKey, change.entryKey));
  if (known) return { balanceCents: before, isNew: false };
  const balanceCents = before + amountCents;
  if (change.kind === 'order' && balanceCents < 0) throw notEnough(before, -amountCents);
  await tx.db
    .update(balances)
    .set({ cents: sql`${balances.cents} + ${amountCents}` })
    .where(isBalanceOf(balances, change));
  await tx.db.insert(balanceEntries).values({ ...change, ...owner, balanceCents, createdAt: tx.now() });
  return { balanceCents, isNew: true };
}

function notEnough(cents: number, neededCents: number): AppError {
  const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;
  return new AppError(
    'payment_required',
    `This order costs ${dollars(neededCents)} and the balance is ${dollars(cents)}. Add to the balance, or ask for a payment link.`,
  );
}
