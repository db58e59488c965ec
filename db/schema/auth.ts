import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { assuranceLevels, factorStatuses, factorTypes, keyPurposes, linkTypes } from '../column-values.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';

export type AmrEntry = { method: string; timestamp: number };

/** Addresses are stored in lowercase; the check rules out a second spelling of one address. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text(),
    emailConfirmedAt: moment(),
    invitedAt: moment(),
    confirmationSentAt: moment(),
    recoverySentAt: moment(),
    lastSignInAt: moment(),
    userMetadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    bannedUntil: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex().on(t.email), check('auth_users_email_lower', sql`${t.email} = lower(${t.email})`)],
);

/** The refresh token is computed from id and counter with a server key, so no token is stored. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    counter: integer().notNull().default(0),
    /** The lowest counter whose token may still be exchanged for the current one; raised when MFA steps up. */
    reusableFrom: integer().notNull().default(0),
    aal: text({ enum: assuranceLevels }).notNull().default('aal1'),
    amr: jsonb().$type<AmrEntry[]>().notNull().default([]),
    factorId: uuid(),
    refreshedAt: moment().notNull().defaultNow(),
    notAfter: moment(),
    ip: text(),
    userAgent: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), check('auth_sessions_aal', isOneOf(t.aal, assuranceLevels))],
);

export const authOneTimeTokens = pgTable(
  'auth_one_time_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    type: text({ enum: linkTypes }).notNull(),
    /** The data of the sign-up behind this email: whichever email is clicked counts. */
    passwordHash: text(),
    data: jsonb().$type<Record<string, unknown>>(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), check('auth_one_time_tokens_type', isOneOf(t.type, linkTypes))],
);

export const authFactors = pgTable(
  'auth_factors',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    type: text({ enum: factorTypes }).notNull(),
    friendlyName: text().notNull().default(''),
    status: text({ enum: factorStatuses }).notNull().default('unverified'),
    secretEncrypted: text(),
    phone: text().notNull().default(''),
    /** The last accepted TOTP time step: a code works once. */
    lastStep: bigint({ mode: 'number' }),
    lastChallengedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.friendlyName),
    check('auth_factors_type', isOneOf(t.type, factorTypes)),
    check('auth_factors_status', isOneOf(t.status, factorStatuses)),
  ],
);

export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: id(),
    factorId: uuid()
      .notNull()
      .references(() => authFactors.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    codeHash: text(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.factorId), index().on(t.sessionId)],
);

/** Codes for people who lost their second factor; each works once. Only a keyed hash is stored. */
export const authRecoveryCodes = pgTable(
  'auth_recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);

/**
 * Keys that sign access tokens and refresh tokens, created at the first start unless set in the environment.
 * With AUTH_SECRET, `privateJwk` is `{ sealed }`: the encrypted key.
 */
export const authKeys = pgTable(
  'auth_keys',
  {
    id: text().primaryKey(),
    purpose: text({ enum: keyPurposes }).notNull(),
    privateJwk: jsonb().$type<Record<string, unknown>>().notNull(),
    isCurrent: boolean().notNull().default(true),
    retiredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('auth_keys_one_current').on(t.purpose).where(sql`${t.isCurrent}`),
    check('auth_keys_purpose', isOneOf(t.purpose, keyPurposes)),
  ],
);
