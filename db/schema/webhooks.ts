import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  TEST_EVENT,
  type WebhookEventType,
  webhookDeliveryStatuses,
  webhookEventTypes,
} from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { teams } from './teams.ts';

const userId = () => uuid().references(() => authUsers.id, { onDelete: 'cascade' });
const teamId = () => uuid().references(() => teams.id, { onDelete: 'cascade' });

/** Where an account or a team wants its events sent. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: userId(),
    teamId: teamId(),
    url: text().notNull(),
    events: jsonb().$type<WebhookEventType[]>().notNull(),
    /** Encrypted rather than hashed, because signing needs the secret itself. */
    sealedSecret: text().notNull(),
    /** Also signs, along with the new one, until then. */
    previousSealedSecret: text(),
    previousSecretUntil: moment(),
    isEnabled: boolean().notNull().default(true),
    /** Why we turned it off; null while it is on or if its owner turned it off. */
    disabledReason: text(),
    lastDeliveredAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('webhook_endpoints_owner', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    index('webhook_endpoints_by_user').on(t.userId, t.createdAt),
    index('webhook_endpoints_by_team').on(t.teamId, t.createdAt).where(sql`${t.teamId} is not null`),
  ],
);

const storedTypes = [...webhookEventTypes, TEST_EVENT] as const;

/** What happened, once per account or team, exactly as it is sent. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    /** The order of the events of a home. */
    sequence: bigserial({ mode: 'number' }).notNull(),
    userId: userId(),
    teamId: teamId(),
    type: text({ enum: storedTypes }).notNull(),
    /** The podcast it is about; null for a test. */
    podcastId: uuid(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('webhook_events_type', isOneOf(t.type, storedTypes)),
    check('webhook_events_owner', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    uniqueIndex('webhook_events_sequence').on(t.sequence),
    index('webhook_events_by_age').on(t.createdAt),
  ],
);

/** An event on its way to an endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** Deliveries of one lane are made one after the other: a home's, or a test's own. */
    lane: text().notNull(),
    sequence: bigserial({ mode: 'number' }).notNull(),
    status: text({ enum: webhookDeliveryStatuses }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    firstAttemptAt: moment(),
    nextAttemptAt: moment().notNull(),
    /** While a worker delivers it; expires by itself if that worker dies. */
    claimedUntil: moment(),
    deliveredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('webhook_deliveries_status', isOneOf(t.status, webhookDeliveryStatuses)),
    index('webhook_deliveries_lane').on(t.endpointId, t.lane, t.sequence).where(sql`${t.status} = 'pending'`),
    index('webhook_deliveries_due').on(t.nextAttemptAt).where(sql`${t.status} = 'pending'`),
    index('webhook_deliveries_newest').on(t.endpointId, t.sequence.desc()),
    index('webhook_deliveries_by_event').on(t.eventId),
  ],
);

/** Every call that was made, with its response. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Null if there was no response; `error` says why. */
    status: integer(),
    error: text(),
    responseBody: text().notNull().default(''),
    durationMs: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('webhook_attempts_by_delivery').on(t.deliveryId, t.id)],
);
