import { isNull, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { contacts } from './leads.ts';
import { listings } from './listings.ts';

/**
 * When callers can be transferred: minutes after midnight at the line's location, by day of the week starting
 * on Sunday.
 */
export type LineHours = ({ from: number; to: number } | null)[];

/** A phone number that answers for a home, or for all homes of an account. */
export const phoneLines = pgTable(
  'phone_lines',
  {
    id: id(),
    /** E.164. */
    number: text().notNull(),
    /** If the line has no home, callers are asked for an address among this account's homes. */
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    listingId: uuid().references(() => listings.id, { onDelete: 'cascade' }),
    greeting: text().notNull().default(''),
    /** Where callers are transferred, E.164; null: nowhere. */
    transferNumber: text(),
    hours: jsonb().$type<LineHours>().notNull().default([]),
    timeZone: text().notNull().default('America/New_York'),
    /** Only takes messages. */
    isPaused: boolean().notNull().default(false),
    /** The minutes paid for in 30 days, counted from this moment; null: unlimited. */
    includedMinutes: integer(),
    countedFrom: moment(),
    /** Since when it no longer answers. Its calls stay as long as their leads need them. */
    closedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('phone_lines_of_somebody', sql`num_nonnulls(${t.userId}, ${t.listingId}) > 0`),
    uniqueIndex('phone_lines_number').on(t.number).where(sql`${t.closedAt} is null`),
    index('phone_lines_by_user').on(t.userId, t.createdAt),
    index('phone_lines_by_listing').on(t.listingId).where(sql`${t.listingId} is not null`),
  ],
);

/** Of the lines that a number has had, the one that answers now. */
export const isAnswering = isNull(phoneLines.closedAt);

/**
 * One call. What was said is deleted after a day, after 30 if an account can read it, or with the lead that
 * it became.
 */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    id: id(),
    lineId: uuid()
      .notNull()
      .references(() => phoneLines.id, { onDelete: 'cascade' }),
    /** The provider's name for the call. */
    providerCallId: text().notNull(),
    /** E.164; null if the caller withholds it. */
    callerNumber: text(),
    callerState: text(),
    /** The turn we are waiting for; events of an earlier one have been handled. */
    turn: integer().notNull().default(0),
    /** The state of the call, in domain/phone's terms. */
    state: jsonb().$type<object>().notNull(),
    /** What we said last, to repeat it if the provider asks again. */
    lastTurn: jsonb().$type<object>(),
    /** The home's conversation, so that "and how old is it?" is understood. */
    conversationId: uuid().notNull(),
    recordingKey: text(),
    contactId: uuid().references(() => contacts.id, { onDelete: 'cascade' }),
    endedAt: moment(),
    /** When it became a lead, or turned out not to be one. */
    finishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('phone_calls_provider').on(t.providerCallId),
    index('phone_calls_by_line').on(t.lineId, t.createdAt),
    index('phone_calls_by_age').on(t.createdAt),
    index('phone_calls_by_contact').on(t.contactId).where(sql`${t.contactId} is not null`),
  ],
);
