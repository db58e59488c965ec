import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';
import { podcasts } from './podcasts.ts';

const userId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** Keys that programs call /v1 with. Only the hash of a key is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: userId(),
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
  ],
);

/** One row per idempotency key of an account: the same request sent again gets the same order. */
export const apiOrderRequests = pgTable(
  'api_order_requests',
  {
    userId: userId(),
    idempotencyKey: text().notNull(),
    /** Hash of the request; the same key with another request is refused. */
    requestHash: text().notNull(),
    podcastId: uuid().references(() => podcasts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.idempotencyKey] }),
    index('api_order_requests_by_age').on(t.createdAt),
  ],
);
