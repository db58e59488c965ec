import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { balanceEntryKinds } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, updatedAt } from './columns.ts';
import { teams } from './teams.ts';

const userId = () => uuid().references(() => authUsers.id, { onDelete: 'cascade' });
const teamId = () => uuid().references(() => teams.id);

/**
 * An account's or a team's prepaid balance. Changed only together with a statement entry. Can be below zero after a
 * refund of spent money.
 */
export const balances = pgTable(
  'balances',
  {
    id: id(),
    userId: userId(),
    teamId: teamId(),
    cents: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('balances_owner', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    uniqueIndex('balances_of_user').on(t.userId),
    uniqueIndex('balances_of_team').on(t.teamId),
  ],
);

/** The statement: every change to a balance, in order, with the resulting balance. */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: userId(),
    teamId: teamId(),
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
    check('balance_entries_owner', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    check('balance_entries_amount', sql`${t.amountCents} <> 0`),
    uniqueIndex('balance_entries_key').on(t.entryKey),
    uniqueIndex('balance_entries_by_user').on(t.userId, t.id.desc()),
    index('balance_entries_by_team').on(t.teamId, t.id.desc()).where(sql`${t.teamId} is not null`),
  ],
);
