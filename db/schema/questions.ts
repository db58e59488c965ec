import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { answerChannels } from '../column-values.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { contacts } from './leads.ts';
import { listings } from './listings.ts';

/**
 * The subject of a visitor's questions on a listing page, so that "and how old is it?" is understood; deleted
 * after a day.
 */
export const listingConversations = pgTable(
  'listing_conversations',
  {
    id: uuid().primaryKey(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The thing last asked about, in a few words; never what the visitor typed. */
    subject: text().notNull().default(''),
    updatedAt: updatedAt(),
  },
  (t) => [index('listing_conversations_by_age').on(t.updatedAt)],
);

/** Questions that a listing couldn't answer and a buyer sent to its agent. An answer becomes a fact of the home. */
export const listingQuestions = pgTable(
  'listing_questions',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    contactId: uuid().references(() => contacts.id, { onDelete: 'set null' }),
    /** Identifies the person and the question; the same twice is one question. */
    questionKey: text().notNull(),
    question: text().notNull(),
    answer: text(),
    answeredAt: moment(),
    answeredBy: text({ enum: answerChannels }),
    createdAt: createdAt(),
  },
  (t) => [
    check('listing_questions_channel', isOneOf(t.answeredBy, answerChannels)),
    check('listing_questions_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    uniqueIndex('listing_questions_once').on(t.questionKey),
    index('listing_questions_by_listing').on(t.listingId, t.createdAt),
  ],
);
