import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ApiScope, oauthClientKinds, oauthTokenKinds } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { listings } from './listings.ts';

/** Assistants that asked to be connected: registered by a call, or described by a document at their client id. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: id(),
    kind: text({ enum: oauthClientKinds }).notNull(),
    clientId: text().notNull(),
    name: text().notNull(),
    redirectUris: jsonb().$type<string[]>().notNull(),
    /** When the document was last read; it is read again after a day. */
    readAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('oauth_clients_client_id').on(t.clientId),
    check('oauth_clients_kind', isOneOf(t.kind, oauthClientKinds)),
  ],
);

/** An account that allowed an assistant. Deleting the row ends every token that came from it. */
export const oauthConnections = pgTable(
  'oauth_connections',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    clientId: uuid()
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    lastUsedAt: moment(),
    lastUsedIp: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('oauth_connections_once').on(t.userId, t.clientId),
    index('oauth_connections_by_client').on(t.clientId),
  ],
);

const connectionId = () =>
  uuid()
    .notNull()
    .references(() => oauthConnections.id, { onDelete: 'cascade' });

/** Authorization codes; each is exchanged once. Only the hash is stored. */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    codeHash: text().primaryKey(),
    connectionId: connectionId(),
    /** What its tokens are stored under, so that a second use of the code can revoke them. */
    familyId: uuid().notNull(),
    redirectUri: text().notNull(),
    codeChallenge: text().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    resource: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('oauth_codes_by_connection').on(t.connectionId)],
);

/** Access and refresh tokens of one sign-in share a family. Only hashes are stored. */
export const oauthTokens = pgTable(
  'oauth_tokens',
  {
    tokenHash: text().primaryKey(),
    kind: text({ enum: oauthTokenKinds }).notNull(),
    connectionId: connectionId(),
    familyId: uuid().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    /** The audience: the only URL that accepts this token. */
    resource: text().notNull(),
    expiresAt: moment().notNull(),
    /** When a refresh token was exchanged for its successor. */
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('oauth_tokens_kind', isOneOf(t.kind, oauthTokenKinds)),
    index('oauth_tokens_by_connection').on(t.connectionId),
    index('oauth_tokens_by_family').on(t.familyId),
    index('oauth_tokens_by_expiry').on(t.expiresAt),
  ],
);

/** Homes that buyers' assistants may read. A home without a row is closed to them. */
export const assistantListings = pgTable('assistant_listings', {
  listingId: uuid()
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  openedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});
