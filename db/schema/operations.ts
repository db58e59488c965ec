import { sql } from 'drizzle-orm';
import {
  bigserial,
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
import { mailStatuses } from '../column-values.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';

/** One counter per key and window, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: moment().notNull(),
    hits: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('rate_limits_by_age').on(t.windowStart)],
);

/** Who did what to what. No foreign keys: an entry outlives its subject. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid(),
    action: text().notNull(),
    subject: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ip: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_newest').on(t.createdAt.desc()),
    index('audit_log_by_actor').on(t.actorId, t.createdAt.desc()),
    index('audit_log_by_action').on(t.action, t.createdAt.desc()),
    index('audit_log_by_actor_and_action').on(t.actorId, t.action, t.createdAt.desc()),
  ],
);

/** Every email: saved with the change that causes it, sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Identifies the reason for the email; the same reason twice is one email. */
    mailKey: text().notNull(),
    messageId: text().notNull(),
    kind: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Where its reader can opt out of this kind of email; null for emails that everyone must get. */
    unsubscribeUrl: text(),
    status: text({ enum: mailStatuses }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('mails_status', isOneOf(t.status, mailStatuses)),
    uniqueIndex('mails_key').on(t.mailKey),
    uniqueIndex('mails_message_id').on(t.messageId),
    index('mails_newest').on(t.createdAt.desc()),
    // Counting a month of emails must not read the emails themselves.
    index('mails_by_age').on(t.createdAt, t.status),
    index('mails_in_trouble')
      .on(t.createdAt.desc())
      .where(sql`${t.status} in ('pending', 'failed') and ${t.lastError} is not null`),
    index('mails_by_recipient').on(t.recipient, t.createdAt.desc()),
  ],
);

/** Who has opted out of a kind of email. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  { email: text().notNull(), kind: text().notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.email, t.kind] })],
);

/** The last success and failure of each outside service, from regular calls. */
export const capabilityStates = pgTable('capability_states', {
  name: text().primaryKey(),
  lastSuccessAt: moment(),
  lastFailureAt: moment(),
  /** Of the last failure. */
  lastError: text(),
});

/** When each worker was last alive, so that a website knows about workers on other machines. */
export const workerHeartbeats = pgTable('worker_heartbeats', {
  workerId: text().primaryKey(),
  seenAt: moment().notNull(),
});
