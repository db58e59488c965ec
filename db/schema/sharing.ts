import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { listings } from './listings.ts';

/** Short addresses of a listing page, one for each place where it is shown. */
export const shortLinks = pgTable(
  'short_links',
  {
    id: id(),
    code: text().notNull(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'short_links_source',
      sql`${t.source} in ('sign', 'flyer', 'open-house', 'facebook', 'instagram', 'x', 'linkedin', 'email', 'qr')`,
    ),
    uniqueIndex('short_links_code').on(t.code),
    uniqueIndex('short_links_once').on(t.listingId, t.source),
  ],
);
