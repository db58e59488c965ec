import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { createdAt } from './columns.ts';

/**
 * What episodes, pages and files say about their AI voices, version by version. The newest applies; none is
 * deleted.
 */
export const disclosureWordings = pgTable('disclosure_wordings', {
  version: integer().primaryKey(),
  wordings: jsonb().$type<Record<string, unknown>>().notNull(),
  savedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});
