import { sql } from 'drizzle-orm';
import { bigserial, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { balanceEntryKinds } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, isOneOf, updatedAt } from './columns.ts';

/** What an account has prepaid. Changed only together with an entry of the statement. Below zero after a refund of spent money. */
export const balances = pgTable('balances', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  cents: integer().notNull().default(0),
  updatedAt: updatedAt(),
});

/** The statement: every change of a balance, in order, with the balance after it. */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text({ enum: balanceEntryKinds }).notNull(),
    /** Identifies the cause; the same cause twice is one entry. */
    entryKey: text().notNull(),
    amountCents: integer().notNull(),
    balanceCents: integer().notNull(),
    description: text().notNull().default(''),
    /** No foreign key: an entry outlives its order. */
    podcastId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    check('balance_entries_kind', isOneOf(t.kind, balanceEntryKinds)),
    check('balance_entries_amount', sql`${t.amountCents} <> 0`),
    uniqueIndex('balance_entries_key').on(t.entryKey),
    uniqueIndex('balance_entries_by_user').on(t.userId, t.id.desc()),
  ],
);
