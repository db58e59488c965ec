import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { exportStates, keptKinds, reportDecisions, reportReasons } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { listings } from './listings.ts';
import { podcasts } from './podcasts.ts';

const podcastId = () =>
  uuid()
    .notNull()
    .references(() => podcasts.id, { onDelete: 'cascade' });

/**
 * What is known about a home and everything published about it, as a chain: each row holds the hash of the one before
 * it. Rows are only added; a trigger refuses every change, and every deletion unless the whole podcast is deleted.
 */
export const recordEntries = pgTable(
  'record_entries',
  {
    podcastId: podcastId(),
    /** Counts from 1, without gaps. */
    sequence: integer().notNull(),
    part: text().notNull(),
    /**
     * Which item of the part it is about, such as one post. The newest entry for a subject is the current
     * one.
     */
    subject: text().notNull(),
    /** Null once the subject is gone. */
    content: jsonb().$type<unknown>(),
    recordedAt: moment().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.podcastId, t.sequence] })],
);

/** The end of each home's chain, and what is open about it. */
export const homeRecords = pgTable('home_records', {
  podcastId: podcastId().primaryKey(),
  sequence: integer().notNull().default(0),
  hash: text().notNull().default(''),
  /** In plain words; empty when nothing is open. */
  openIssues: jsonb().$type<string[]>().notNull().default([]),
  /** When it was last updated, whether or not anything had changed. */
  checkedAt: moment().notNull().defaultNow(),
});

/** Private links to a record. Only the hash of a link's secret is stored. */
export const recordShares = pgTable(
  'record_shares',
  {
    id: id(),
    podcastId: podcastId(),
    tokenHash: text().notNull(),
    /** Who it is for, in the words of whoever made it. */
    label: text().notNull(),
    createdBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    lastOpenedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('record_shares_token').on(t.tokenHash),
    index('record_shares_by_podcast').on(t.podcastId, t.createdAt.desc()),
  ],
);

/**
 * What the law requires us to keep from a deleted account, and until when. Nothing else of the account
 * remains.
 */
export const keptRecords = pgTable(
  'kept_records',
  {
    id: id(),
    kind: text({ enum: keptKinds }).notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    keptUntil: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('kept_records_kind', isOneOf(t.kind, keptKinds)), index('kept_records_due').on(t.keptUntil)],
);

/** An export of an account as one ZIP file, made by a job and deleted after a few days. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    doneParts: integer().notNull().default(0),
    totalParts: integer().notNull().default(0),
    sizeBytes: integer(),
    expiresAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('account_exports_state', isOneOf(t.state, exportStates)),
    index('account_exports_by_user').on(t.userId, t.createdAt.desc()),
    uniqueIndex('account_exports_one_waiting').on(t.userId).where(sql`${t.state} = 'waiting'`),
  ],
);

/** Files of unpublished homes, which are no longer served. */
export const hiddenFiles = pgTable(
  'hidden_files',
  { key: text().primaryKey(), podcastId: podcastId() },
  (t) => [index('hidden_files_by_podcast').on(t.podcastId)],
);

/** A visitor's report that something is wrong with a public page. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: id(),
    /** As the visitor entered it: a path of ours. */
    pagePath: text().notNull(),
    /** The home that the page shows, if it shows one. */
    listingId: uuid().references(() => listings.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    message: text().notNull(),
    reporterName: text().notNull(),
    reporterEmail: text().notNull(),
    /** Staff's deadline for deciding. */
    dueAt: moment().notNull(),
    decision: text({ enum: reportDecisions }),
    note: text().notNull().default(''),
    closedAt: moment(),
    closedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('problem_reports_reason', isOneOf(t.reason, reportReasons)),
    check('problem_reports_decision', isOneOf(t.decision, reportDecisions)),
    check('problem_reports_closed', sql`(${t.closedAt} is null) = (${t.decision} is null)`),
    index('problem_reports_open').on(t.dueAt).where(sql`${t.closedAt} is null`),
    index('problem_reports_by_listing').on(t.listingId),
  ],
);
