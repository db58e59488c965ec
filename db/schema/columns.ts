import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Column types that mean the same in every table. */
export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * The check for a column with a fixed set of values. Written out, because a constraint can't take parameters.
 */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
