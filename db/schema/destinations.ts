import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { destinationKinds } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';

/** Where an account wants the leads of its homes sent, besides the mail that it gets anyway. */
export const leadDestinations = pgTable(
  'lead_destinations',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text({ enum: destinationKinds }).notNull(),
    name: text().notNull(),
    /** The address, the organization id or the event type, by kind; nothing secret. */
    settings: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The vendor's field for each field of a lead that is sent there as well. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The API key, token or signing secret, encrypted; null where there is none. */
    sealedSecret: text(),
    isEnabled: boolean().notNull().default(true),
    lastDeliveredAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('lead_destinations_kind', isOneOf(t.kind, destinationKinds)),
    index('lead_destinations_by_user').on(t.userId, t.createdAt),
  ],
);
