import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { balanceEntries, balances } from '#db/schema/balances.ts';
import type { Context } from '../context.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { BalanceOwner } from './rules.ts';
import type { BalanceEntry, StatementQuery } from './schema.ts';

export async function findBalance(ctx: Pick<Context, 'db'>, owner: BalanceOwner): Promise<number> {
  const [row] = await ctx.db
    .select({ cents: balances.cents })
    .from(balances)
    .where(isBalanceOf(balances, owner));
  return row?.cents ?? 0;
}

/** One page of the statement of an account or a team, newest first. */
export async function listBalanceEntries(
  ctx: Pick<Context, 'db'>,
  owner: BalanceOwner,
  { cursor, limit }: StatementQuery,
): Promise<{ entries: BalanceEntry[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, (value) => value === 'entry', isEntryId);
  const rows = await ctx.db
    .select()
    .from(balanceEntries)
    .where(
      and(isBalanceOf(balanceEntries, owner), after ? lt(balanceEntries.id, Number(after[1])) : undefined),
    )
    .orderBy(desc(balanceEntries.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map((row) => ({
      id: String(row.id),
      kind: row.kind,
      amountCents: row.amountCents,
      balanceCents: row.balanceCents,
      description: row.description,
      orderId: row.podcastId,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor: rows.length > limit && last ? encodeCursor(['entry', String(last.id)]) : null,
  };
}

/** The rows of one owner in either table. */
export function isBalanceOf(table: typeof balances | typeof balanceEntries, owner: BalanceOwner): SQL {
  return owner.teamId ? eq(table.teamId, owner.teamId) : eq(table.userId, owner.userId ?? '');
}

function isEntryId(id: unknown): id is string {
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id);
}
