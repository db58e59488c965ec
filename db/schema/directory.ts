import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { marketRequestStatuses, reviewPlatforms, totalSources } from '../column-values.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';

export const markets = pgTable(
  'markets',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    state: text().notNull(),
    population: integer(),
    description: text().notNull().default(''),
    metaTitle: text(),
    metaDescription: text(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('markets_slug').on(t.slug),
    uniqueIndex('markets_name_in_state').on(sql`lower(${t.name})`, sql`lower(${t.state})`),
    index('markets_by_population').on(t.isActive, t.population.desc().nullsLast()),
  ],
);

export const businessCategories = pgTable(
  'business_categories',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    displayOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('business_categories_slug').on(t.slug), index().on(t.isActive, t.displayOrder)],
);

export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    /** The key of the business in its source data, so an import can be repeated. */
    externalKey: text().notNull(),
    marketId: uuid()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    categoryId: uuid()
      .notNull()
      .references(() => businessCategories.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    address: text().notNull().default(''),
    services: jsonb().$type<string[]>().notNull().default([]),
    websiteUrl: text(),
    googlePlaceId: text(),
    yelpBusinessId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('businesses_external_key').on(t.externalKey),
    // Includes everything that a ranking needs, so it reads no rows.
    index('businesses_ranked').on(t.marketId, t.categoryId, t.name, t.id),
  ],
);

export const businessReviews = pgTable(
  'business_reviews',
  {
    id: id(),
    externalKey: text().notNull(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    platform: text({ enum: reviewPlatforms }).notNull(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviewDate: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('business_reviews_platform', isOneOf(t.platform, reviewPlatforms)),
    check('business_reviews_rating', sql`${t.rating} between 1 and 5`),
    uniqueIndex('business_reviews_external_key').on(t.externalKey),
    index().on(t.businessId, t.platform),
  ],
);

/**
 * Number and sum of a business's ratings on a platform. `reviews` counts our own rows, maintained by a trigger;
 * `platform` is the platform's own figure, which its terms let us store only for a while.
 */
export const reviewTotals = pgTable(
  'review_totals',
  {
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    platform: text({ enum: reviewPlatforms }).notNull(),
    source: text({ enum: totalSources }).notNull(),
    reviewCount: integer().notNull(),
    ratingSum: numeric({ precision: 12, scale: 1, mode: 'number' }).notNull(),
    fetchedAt: moment(),
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.platform, t.source] }),
    check('review_totals_platform', isOneOf(t.platform, reviewPlatforms)),
    check('review_totals_source', isOneOf(t.source, totalSources)),
    index('review_totals_ranked').on(t.businessId, t.platform, t.source, t.reviewCount, t.expiresAt),
    index('review_totals_expiring').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

export const featuredBusinesses = pgTable(
  'featured_businesses',
  {
    id: id(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    marketId: uuid()
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    categoryId: uuid()
      .notNull()
      .references(() => businessCategories.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(1),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('featured_businesses_position', sql`${t.position} >= 1`),
    uniqueIndex('featured_businesses_one_per_position')
      .on(t.marketId, t.categoryId, t.position)
      .where(sql`${t.isActive}`),
    index().on(t.businessId),
  ],
);

export const marketRequests = pgTable(
  'market_requests',
  {
    id: id(),
    cityName: text().notNull(),
    stateName: text().notNull(),
    population: integer(),
    description: text().notNull().default(''),
    requesterName: text().notNull(),
    requesterEmail: text().notNull(),
    requesterPhone: text().notNull(),
    status: text({ enum: marketRequestStatuses }).notNull().default('received'),
    statusReason: text(),
    marketId: uuid().references(() => markets.id, { onDelete: 'set null' }),
    checkedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('market_requests_status', isOneOf(t.status, marketRequestStatuses)),
    index('market_requests_newest').on(t.status, t.createdAt.desc()),
  ],
);
