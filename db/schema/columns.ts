import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Column shapes that mean the same in every table. */
export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
