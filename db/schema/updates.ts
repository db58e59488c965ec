import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { updateKinds, updateStates } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { type EpisodeDetails, podcasts } from './podcasts.ts';

/**
 * Short recordings about news of a home after its episode. A removed one keeps its row without its files, because there
 * is a monthly limit.
 */
export const episodeUpdates = pgTable(
  'episode_updates',
  {
    id: id(),
    podcastId: uuid()
      .notNull()
      .references(() => podcasts.id, { onDelete: 'cascade' }),
    kind: text({ enum: updateKinds }).notNull(),
    openHouse: jsonb().$type<{ date: string; start: string; end: string }>(),
    state: text({ enum: updateStates }).notNull().default('waiting'),
    /** Counted before the work starts, so that an update that kills its worker is abandoned too. */
    attempts: integer().notNull().default(0),
    /** How many turns are recorded, of how many. */
    doneParts: integer().notNull().default(0),
    totalParts: integer().notNull().default(0),
    /** The words that someone read before they were recorded, and the facts that support them. */
    script: jsonb().$type<unknown>().notNull(),
    sheet: jsonb().$type<unknown>().notNull(),
    audioUrl: text(),
    episode: jsonb().$type<EpisodeDetails>(),
    /** The transcript of the finished file, and its measurements. */
    verification: jsonb().$type<unknown>(),
    /** Why a person has to listen, or why there is no file. */
    reason: text(),
    isOnPage: boolean().notNull().default(true),
    requestedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    readyAt: moment(),
    removedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('episode_updates_kind', isOneOf(t.kind, updateKinds)),
    check('episode_updates_state', isOneOf(t.state, updateStates)),
    index('episode_updates_by_podcast').on(t.podcastId, t.createdAt.desc()),
  ],
);
