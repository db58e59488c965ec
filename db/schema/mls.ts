import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How far we have followed each feed. A page of changes and its cursor are saved together. */
export const mlsCursors = pgTable(
  'mls_cursors',
  {
    feed: text().notNull(),
    resource: text().notNull(),
    /** The time of the newest change that was applied. */
    changedAt: moment(),
    /** When we last had everything. */
    completedAt: moment(),
    /** The feed asked us to pause until then. */
    pausedUntil: moment(),
    lastError: text(),
  },
  (t) => [primaryKey({ columns: [t.feed, t.resource] })],
);

/** Our copy of a feed: the fields we request, as they were sent. */
export const mlsRecords = pgTable(
  'mls_records',
  {
    feed: text().notNull(),
    resource: text().notNull(),
    key: text().notNull(),
    listingKey: text().notNull(),
    /** The number people know a listing by. */
    mlsNumber: text(),
    modifiedAt: moment().notNull(),
    /** How often it has changed since it was first copied. */
    changes: integer().notNull().default(0),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.feed, t.resource, t.key] }),
    index('mls_records_by_listing').on(t.feed, t.listingKey),
    index('mls_records_by_number').on(t.mlsNumber),
  ],
);
