import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { destinationKinds } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { teams } from './teams.ts';

/** Where an account or a team wants its homes' leads sent, besides the email that people always get. */
export const leadDestinations = pgTable(
  'lead_destinations',
  {
    id: id(),
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    kind: text({ enum: destinationKinds }).notNull(),
    name: text().notNull(),
    /** The address, organization id or event type, depending on the kind; nothing secret. */
    settings: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** For each field of a lead that is also sent there: the vendor's field. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The API key, token or signing secret, encrypted; null if there is none. */
    sealedSecret: text(),
    isEnabled: boolean().notNull().default(true),
    lastDeliveredAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('lead_destinations_kind', isOneOf(t.kind, destinationKinds)),
    check('lead_destinations_owner', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    index('lead_destinations_by_user').on(t.userId, t.createdAt),
    index('lead_destinations_by_team').on(t.teamId, t.createdAt).where(sql`${t.teamId} is not null`),
  ],
);
