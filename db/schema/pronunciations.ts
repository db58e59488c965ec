import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notations } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, updatedAt } from './columns.ts';
import { markets } from './directory.ts';

/** How the hosts say a word or name: everywhere, or in one market only. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    id: id(),
    marketId: uuid().references(() => markets.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    /** The lookup key: lowercase, plain apostrophes, no dots. */
    wordKey: text().notNull(),
    notation: text({ enum: notations }).notNull().default('respelling'),
    sayAs: text().notNull(),
    updatedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('pronunciations_notation', isOneOf(t.notation, notations)),
    uniqueIndex('pronunciations_one_per_word').on(
      sql`coalesce(${t.marketId}, '00000000-0000-0000-0000-000000000000')`,
      t.wordKey,
    ),
    index().on(t.marketId),
  ],
);
