import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { countedKinds } from '../column-values.ts';
import { isOneOf, moment } from './columns.ts';
import { listings } from './listings.ts';

/** What happened on a listing's pages, added up by day. Nothing here says who did it. */
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

/** Hashes of who has downloaded which episode today, so that nobody counts twice; unreadable once the salt is gone. */
export const downloadMarks = pgTable(
  'download_marks',
  { mark: text().primaryKey(), countedAt: moment().notNull().defaultNow() },
  (t) => [index('download_marks_by_age').on(t.countedAt)],
);

/** What the hashes of one day are made with; forgotten after the next. */
export const reachSalts = pgTable('reach_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
