import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clipShapes, clipStates, partNames, partStates } from '../column-values.ts';
import { createdAt, id, isOneOf, updatedAt } from './columns.ts';
import { fileKeys } from './file-keys.ts';
import { podcasts } from './podcasts.ts';

/**
 * Every version of every part of a marketing kit. One is current; another may be offered when the facts changed after
 * someone edited the current one.
 */
export const marketingParts = pgTable(
  'marketing_parts',
  {
    id: id(),
    podcastId: uuid()
      .notNull()
      .references(() => podcasts.id, { onDelete: 'cascade' }),
    part: text({ enum: partNames }).notNull(),
    version: integer().notNull(),
    state: text({ enum: partStates }).notNull().default('current'),
    content: jsonb().$type<unknown>().notNull(),
    /** Hash of the facts it was written from; a different one now means that it is out of date. */
    factsHash: text().notNull(),
    isEdited: boolean().notNull().default(false),
    writtenBy: text().notNull(),
    /** The cost of all model calls for it. */
    costCents: doublePrecision().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('marketing_parts_part', isOneOf(t.part, partNames)),
    check('marketing_parts_state', isOneOf(t.state, partStates)),
    uniqueIndex('marketing_parts_version').on(t.podcastId, t.part, t.version),
    uniqueIndex('marketing_parts_one_current').on(t.podcastId, t.part).where(sql`${t.state} = 'current'`),
    uniqueIndex('marketing_parts_one_offered').on(t.podcastId, t.part).where(sql`${t.state} = 'offered'`),
    index('marketing_parts_by_file').using('gin', fileKeys(t.content)),
  ],
);

export type ClipFile = {
  url: string;
  sizeBytes: number;
  durationSeconds: number;
  /** Its hook, which it says first. */
  hook: string;
};

/** One row per format and length. The last good clip's file stays until there is a newer one. */
export const marketingClips = pgTable(
  'marketing_clips',
  {
    podcastId: uuid()
      .notNull()
      .references(() => podcasts.id, { onDelete: 'cascade' }),
    shape: text({ enum: clipShapes }).notNull(),
    /** The maximum length. */
    seconds: integer().notNull(),
    state: text({ enum: clipStates }).notNull().default('waiting'),
    /** Counted before the work starts, so that a clip that kills its worker is abandoned too. */
    attempts: integer().notNull().default(0),
    file: jsonb().$type<ClipFile>(),
    /** Hash of everything that the file was made from. */
    inputHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.podcastId, t.shape, t.seconds] }),
    check('marketing_clips_shape', isOneOf(t.shape, clipShapes)),
    check('marketing_clips_state', isOneOf(t.state, clipStates)),
    check('marketing_clips_seconds', sql`${t.seconds} > 0`),
    index('marketing_clips_by_file').using('gin', fileKeys(t.file)),
  ],
);
