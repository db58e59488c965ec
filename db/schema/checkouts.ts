import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { checkoutPurposes, checkoutStatuses, demoPaymentStates } from '../column-values.ts';
import { answeringOrders } from './answering.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import type { FactCorrections } from './listings.ts';
import { teams } from './teams.ts';

/** An ordered home, with what we knew about it when the payment page was opened. */
export type OrderedLink = {
  listingUrl: string;
  /** What its page said, if it was read. */
  facts: Record<string, unknown> | null;
  /** The fact sheet, which may be edited until it is paid. */
  draftId?: string;
  corrections?: FactCorrections;
  /** If it differs from the order's unit price. */
  unitCents?: number;
};

/** One row per order form that went on to payment; its podcasts are created once the payment is reported. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    /** Identifies the form; the same form sent twice stays one checkout while it can be paid. */
    idempotencyKey: text().notNull(),
    provider: text().notNull(),
    /** Pays for its links, adds to the balance of the account or team, or pays for the answering service. */
    purpose: text({ enum: checkoutPurposes }).notNull().default('order'),
    sessionId: text(),
    url: text(),
    /** While a caller asks the provider for the session; expires by itself if that caller dies. */
    claimedUntil: moment(),
    status: text({ enum: checkoutStatuses }).notNull().default('opening'),
    userId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** The team that the order or top-up is for. */
    teamId: uuid().references(() => teams.id),
    customerEmail: text().notNull(),
    customerFirstName: text().notNull().default(''),
    customerLastName: text().notNull().default(''),
    customerPhone: text().notNull().default(''),
    agentName: text().notNull().default(''),
    additionalDetails: text().notNull().default(''),
    /** The answering-service order that it pays for. */
    answeringOrderId: uuid().references(() => answeringOrders.id, { onDelete: 'set null' }),
    links: jsonb().$type<OrderedLink[]>().notNull(),
    unitCents: integer().notNull(),
    /** The amount paid, after promotion codes. */
    paidCents: integer(),
    receiptUrl: text(),
    expiresAt: moment().notNull(),
    checkedAt: moment(),
    paidAt: moment(),
    refundedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('checkouts_status', isOneOf(t.status, checkoutStatuses)),
    check('checkouts_purpose', isOneOf(t.purpose, checkoutPurposes)),
    check('checkouts_customer_email_lower', sql`${t.customerEmail} = lower(${t.customerEmail})`),
    uniqueIndex('checkouts_one_per_form')
      .on(t.idempotencyKey)
      .where(sql`${t.status} not in ('failed', 'expired', 'refunded')`),
    uniqueIndex('checkouts_session').on(t.sessionId).where(sql`${t.sessionId} is not null`),
    index('checkouts_by_answering_order')
      .on(t.answeringOrderId)
      .where(sql`${t.answeringOrderId} is not null`),
    index('checkouts_unsettled').on(t.createdAt).where(sql`${t.status} in ('opening', 'open', 'processing')`),
  ],
);

/** Payments of the demo payment page, which stands in for a provider. */
export const demoPayments = pgTable(
  'demo_payments',
  {
    id: text().primaryKey(),
    idempotencyKey: text().notNull(),
    state: text({ enum: demoPaymentStates }).notNull().default('open'),
    reference: text().notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    amountCents: integer().notNull(),
    customerEmail: text().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('demo_payments_state', isOneOf(t.state, demoPaymentStates)),
    uniqueIndex('demo_payments_key').on(t.idempotencyKey),
  ],
);
