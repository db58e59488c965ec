import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { answeringPlanIds, answeringStatuses } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { listings } from './listings.ts';
import { phoneLines } from './phone.ts';

/** An order of the answering service: what was paid, and the number it got. */
export const answeringOrders = pgTable(
  'answering_orders',
  {
    id: id(),
    /** Identifies the form: sent twice, it stays one order. */
    formKey: text().notNull(),
    planId: text({ enum: answeringPlanIds }).notNull(),
    status: text({ enum: answeringStatuses }).notNull().default('ordered'),
    /** A guest's account is created with the first payment; null again when it is deleted. */
    userId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** The home it answers for; null: all homes of the account. */
    listingId: uuid().references(() => listings.id, { onDelete: 'set null' }),
    customerEmail: text().notNull(),
    customerFirstName: text().notNull().default(''),
    customerLastName: text().notNull().default(''),
    customerPhone: text().notNull().default(''),
    /** E.164. */
    transferNumber: text().notNull(),
    timeZone: text().notNull(),
    paidDays: integer().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    /** The provider's name for the number; null before it is bought and after it is released. */
    numberId: text(),
    number: text(),
    lineId: uuid().references(() => phoneLines.id, { onDelete: 'set null' }),
    /** While a worker asks the provider for a number; expires by itself if that worker dies. */
    claimedUntil: moment(),
    /** The reason it waits for staff. */
    trouble: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('answering_orders_plan', isOneOf(t.planId, answeringPlanIds)),
    check('answering_orders_status', isOneOf(t.status, answeringStatuses)),
    check('answering_orders_email_lower', sql`${t.customerEmail} = lower(${t.customerEmail})`),
    uniqueIndex('answering_orders_form').on(t.formKey),
    uniqueIndex('answering_orders_number').on(t.numberId).where(sql`${t.numberId} is not null`),
    uniqueIndex('answering_orders_line').on(t.lineId).where(sql`${t.lineId} is not null`),
    index('answering_orders_by_user').on(t.userId, t.createdAt),
    index('answering_orders_by_listing').on(t.listingId).where(sql`${t.listingId} is not null`),
    index('answering_orders_by_status').on(t.status, t.endsAt),
  ],
);
