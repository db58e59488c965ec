import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { reviewDecisions, reviewReasons, runStates, stepOutcomes } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { artifactFileKeys } from './file-keys.ts';
import { podcasts } from './podcasts.ts';

const podcastId = () =>
  uuid()
    .notNull()
    .references(() => podcasts.id, { onDelete: 'cascade' });

/** The run of a podcast's pipeline. A write is refused unless it names the current attempt. */
export const productionRuns = pgTable(
  'production_runs',
  {
    podcastId: podcastId().primaryKey(),
    state: text({ enum: runStates }).notNull().default('queued'),
    attempt: integer().notNull().default(0),
    /** Attempts since the last progress, failed or killed. */
    tries: integer().notNull().default(0),
    /** By the database's clock. A running worker extends it; it expires when the worker is gone. */
    leasedUntil: moment(),
    /**
     * The first seconds of the episode, which its customer can hear while the rest is recorded; deleted on
     * delivery.
     */
    openingKey: text(),
    /** The trace in which the run started; later attempts continue it. */
    traceparent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('production_runs_state', isOneOf(t.state, runStates)),
    index('production_runs_open').on(t.state, t.updatedAt),
  ],
);

/** Every run of every step: what the account page and the admin screens show live. */
export const productionSteps = pgTable(
  'production_steps',
  {
    id: id(),
    podcastId: podcastId(),
    name: text().notNull(),
    attempt: integer().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment(),
    outcome: text({ enum: stepOutcomes }),
    detail: text(),
    doneParts: integer(),
    totalParts: integer(),
  },
  (t) => [
    check('production_steps_outcome', isOneOf(t.outcome, stepOutcomes)),
    index('production_steps_by_podcast').on(t.podcastId, t.startedAt),
    index('production_steps_by_end').on(t.endedAt),
    index('production_steps_finished').on(t.name, t.endedAt.desc()).where(sql`${t.outcome} = 'done'`),
  ],
);

/** The result of a finished step: one row per podcast and step. */
export const productionArtifacts = pgTable(
  'production_artifacts',
  {
    podcastId: podcastId(),
    step: text().notNull(),
    /** Hash of what it was made from; when that changes, the step runs again. */
    inputHash: text().notNull(),
    contentHash: text().notNull(),
    data: jsonb().$type<unknown>().notNull(),
    /** Name → key in the storage. */
    files: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Edited by a person: stays when its inputs change, and is checked again. */
    isPinned: boolean().notNull().default(false),
    attempt: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.podcastId, t.step] }),
    index('production_artifacts_by_file').using('gin', artifactFileKeys(t)),
  ],
);

/** Something a person has to decide before a run can continue. */
export const reviewItems = pgTable(
  'review_items',
  {
    id: id(),
    podcastId: podcastId(),
    step: text().notNull(),
    reason: text({ enum: reviewReasons }).notNull(),
    /** The judged content; an approval applies to exactly this. */
    subjectHash: text().notNull(),
    canApprove: boolean().notNull(),
    evidence: jsonb().$type<Record<string, unknown>>().notNull(),
    openedAt: moment().notNull(),
    closedAt: moment(),
    closedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    decision: text({ enum: reviewDecisions }),
    note: text().notNull().default(''),
  },
  (t) => [
    check('review_items_reason', isOneOf(t.reason, reviewReasons)),
    check('review_items_decision', isOneOf(t.decision, reviewDecisions)),
    check('review_items_closed', sql`(${t.closedAt} is null) = (${t.decision} is null)`),
    uniqueIndex('review_items_one_open').on(t.podcastId, t.step, t.reason).where(sql`${t.closedAt} is null`),
    index('review_items_open').on(t.openedAt).where(sql`${t.closedAt} is null`),
    index('review_items_by_podcast').on(t.podcastId, t.openedAt.desc()),
  ],
);

/** What the agent is asked if a listing says too little; an answer becomes facts like any other text. */
export const agentQuestions = pgTable(
  'agent_questions',
  {
    id: id(),
    podcastId: podcastId(),
    field: text().notNull(),
    question: text().notNull(),
    answer: text(),
    askedAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
  },
  (t) => [uniqueIndex('agent_questions_once').on(t.podcastId, t.field)],
);
