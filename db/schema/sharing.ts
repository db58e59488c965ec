import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { linkSources } from '../column-values.ts';
import { createdAt, id, isOneOf } from './columns.ts';
import { listings } from './listings.ts';

/** Short links to a listing page, one for each place where it is shown. */
export const shortLinks = pgTable(
  'short_links',
  {
    id: id(),
    code: text().notNull(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    source: text({ enum: linkSources }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('short_links_source', isOneOf(t.source, linkSources)),
    uniqueIndex('short_links_code').on(t.code),
    uniqueIndex('short_links_once').on(t.listingId, t.source),
  ],
);
