import { and, desc, eq, lt } from 'drizzle-orm';
import { balanceEntries, balances } from '#db/schema/balances.ts';
import type { Context } from '../context.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { BalanceEntry, StatementQuery } from './schema.ts';

export async function findBalance(ctx: Pick<Context, 'db'>, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ cents: balances.cents })
    .from(balances)
    .where(eq(balances.userId, userId));
  return row?.cents ?? 0;
}

/** One page of an account's statement, newest first. */
export async function listBalanceEntries(
  ctx: Pick<Context, 'db'>,
  userId: string,
  { cursor, limit }: StatementQuery,
): Promise<{ entries: BalanceEntry[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, (value) => value === 'entry', isEntryId);
  const rows = await ctx.db
    .select()
    .from(balanceEntries)
    .where(
      and(eq(balanceEntries.userId, userId), after ? lt(balanceEntries.id, Number(after[1])) : undefined),
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

function isEntryId(id: unknown): id is string {
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id);
}
