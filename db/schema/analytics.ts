import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { countedKinds } from '../column-values.ts';
import { isOneOf, moment } from './columns.ts';
import { listings } from './listings.ts';

/** Page events of a listing, added up per day. Nothing here identifies a visitor. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    source: text().notNull(),
    kind: text({ enum: countedKinds }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day, t.source, t.kind] }),
    check('listing_counts_kind', isOneOf(t.kind, countedKinds)),
  ],
);

/** Hashes of who downloaded which episode today, so that no one counts twice; unreadable once the salt is gone. */
export const downloadMarks = pgTable(
  'download_marks',
  { mark: text().primaryKey(), countedAt: moment().notNull().defaultNow() },
  (t) => [index('download_marks_by_age').on(t.countedAt)],
);

/** The salt of one day's hashes; deleted after the next day. */
export const analyticsSalts = pgTable('reach_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
