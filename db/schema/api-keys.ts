import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';
import { podcasts } from './podcasts.ts';
import { teams } from './teams.ts';

const userId = () => uuid().references(() => authUsers.id, { onDelete: 'cascade' });
const teamId = () => uuid().references(() => teams.id, { onDelete: 'cascade' });

/** Keys that programs call /v1 with. Only the hash of a key is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    /** Who made it. */
    userId: userId().notNull(),
    /** Whose orders it reads; null for those of the account. */
    teamId: teamId(),
    name: text().notNull(),
    /** The first characters, so that people can tell their keys apart. */
    prefix: text().notNull(),
    keyHash: text().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    requestsPerMinute: integer().notNull(),
    lastUsedAt: moment(),
    lastUsedIp: text(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('api_keys_hash').on(t.keyHash),
    index('api_keys_by_user').on(t.userId, t.createdAt.desc()),
    index('api_keys_by_team').on(t.teamId, t.createdAt.desc()).where(sql`${t.teamId} is not null`),
  ],
);

/** One row per idempotency key of an account or a team: the same request sent again gets the same order. */
export const apiOrderRequests = pgTable(
  'api_order_requests',
  {
    id: id(),
    userId: userId(),
    teamId: teamId(),
    idempotencyKey: text().notNull(),
    /** Hash of the request; the same key with another request is refused. */
    requestHash: text().notNull(),
    podcastId: uuid().references(() => podcasts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('api_order_requests_owner', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    uniqueIndex('api_order_requests_of_user').on(t.userId, t.idempotencyKey),
    uniqueIndex('api_order_requests_of_team').on(t.teamId, t.idempotencyKey),
    index('api_order_requests_by_age').on(t.createdAt),
  ],
);
