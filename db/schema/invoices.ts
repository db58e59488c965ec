import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { invoiceLineKinds } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { teams } from './teams.ts';

const teamId = () =>
  uuid()
    .notNull()
    .references(() => teams.id);

/** What a team owes for a month. Once issued, it never changes, except to be marked as paid. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    teamId: teamId(),
    /** Without gaps, across all teams. */
    number: integer().notNull(),
    /** The months it covers: from the first day to the last. */
    periodFrom: date({ mode: 'string' }).notNull(),
    periodTo: date({ mode: 'string' }).notNull(),
    totalCents: integer().notNull(),
    /** As they were when it was issued. */
    teamName: text().notNull(),
    billingEmail: text().notNull(),
    issuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    paidAt: moment(),
    paidBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    paidNote: text().notNull().default(''),
  },
  (t) => [
    check('invoices_total', sql`${t.totalCents} > 0`),
    uniqueIndex('invoices_number').on(t.number),
    uniqueIndex('invoices_one_a_month').on(t.teamId, t.periodTo),
    index('invoices_unpaid').on(t.dueAt).where(sql`${t.paidAt} is null`),
  ],
);

/** Every charge and credit of a team on invoice. Has no invoice until its month is over. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    teamId: teamId(),
    invoiceId: uuid().references(() => invoices.id),
    kind: text({ enum: invoiceLineKinds }).notNull(),
    /** Identifies the cause; the same cause twice is one line. */
    lineKey: text().notNull(),
    amountCents: integer().notNull(),
    description: text().notNull(),
    /** No foreign key: a line outlives its order. */
    podcastId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('invoice_lines_kind', isOneOf(t.kind, invoiceLineKinds)),
    check('invoice_lines_amount', sql`${t.amountCents} <> 0`),
    uniqueIndex('invoice_lines_key').on(t.lineKey),
    index('invoice_lines_by_team').on(t.teamId, t.createdAt),
    index('invoice_lines_by_invoice').on(t.invoiceId).where(sql`${t.invoiceId} is not null`),
    index('invoice_lines_open').on(t.createdAt).where(sql`${t.invoiceId} is null`),
  ],
);
