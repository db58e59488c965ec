import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contactDestinations, contactTypes, deliveryStatuses, enterpriseSizes } from '../column-values.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { leadDestinations } from './destinations.ts';
import { listings } from './listings.ts';
import { podcasts } from './podcasts.ts';

/**
 * What someone agreed to by submitting a form: the words as shown, when, and on which version of the page.
 */
export type LeadConsent = { wording: string; givenAt: string; pageVersion: string };

/** Everyone who ordered, signed up or sent an inquiry: saved first, delivered afterward. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    contactType: text({ enum: contactTypes }).notNull(),
    /** Identifies the event behind this contact; the same event twice is one contact. */
    sourceKey: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    message: text().notNull().default(''),
    listingUrl: text().notNull().default(''),
    amountCents: integer(),
    status: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Null if no such words were shown. */
    consent: jsonb().$type<LeadConsent>(),
    podcastId: uuid().references(() => podcasts.id, { onDelete: 'set null' }),
    listingId: uuid().references(() => listings.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('contacts_type', isOneOf(t.contactType, contactTypes)),
    uniqueIndex('contacts_source_key').on(t.sourceKey),
    index('contacts_newest').on(t.createdAt.desc()),
    index('contacts_by_email').on(t.email),
    index('contacts_delivered').on(t.createdAt, t.podcastId).where(sql`${t.sourceKey} like 'delivered:%'`),
    index('contacts_by_podcast').on(t.podcastId).where(sql`${t.podcastId} is not null`),
    index('contacts_by_listing').on(t.listingId, t.createdAt).where(sql`${t.listingId} is not null`),
  ],
);

export const contactDeliveries = pgTable(
  'contact_deliveries',
  {
    id: id(),
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    destination: text({ enum: contactDestinations }).notNull(),
    /** Which of the agent's own destinations; null for ours. */
    destinationId: uuid().references(() => leadDestinations.id, { onDelete: 'cascade' }),
    /** The key by which the receiver recognizes this delivery, so a repeat changes nothing. */
    deliveryKey: text().notNull(),
    status: text({ enum: deliveryStatuses }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The last response of an agent's own destination, in words for the agent. */
    answer: text(),
    /** An attempt may have arrived although nobody confirmed it. */
    isUnsure: boolean().notNull().default(false),
    /** While a worker delivers it; expires by itself if that worker dies. */
    claimedUntil: moment(),
    deliveredAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('contact_deliveries_destination', isOneOf(t.destination, contactDestinations)),
    check('contact_deliveries_status', isOneOf(t.status, deliveryStatuses)),
    uniqueIndex('contact_deliveries_key').on(t.deliveryKey),
    uniqueIndex('contact_deliveries_once')
      .on(t.contactId, t.destination)
      .where(sql`${t.destinationId} is null`),
    uniqueIndex('contact_deliveries_once_per_destination')
      .on(t.contactId, t.destinationId)
      .where(sql`${t.destinationId} is not null`),
    index('contact_deliveries_by_destination')
      .on(t.destinationId, t.createdAt.desc())
      .where(sql`${t.destinationId} is not null`),
    index('contact_deliveries_open').on(t.status, t.createdAt),
    index('contact_deliveries_by_age').on(t.createdAt, t.destination, t.status),
  ],
);

export const enterpriseInquiries = pgTable(
  'enterprise_inquiries',
  {
    id: id(),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    companyName: text(),
    numberOfListings: text({ enum: enterpriseSizes }).notNull(),
    message: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('enterprise_inquiries_size', isOneOf(t.numberOfListings, enterpriseSizes)),
    index('enterprise_inquiries_newest').on(t.createdAt.desc()),
  ],
);
