import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { draftOrigins, listingStatuses, type PhotoKind, type PhotoWitness } from '../column-values.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { fileKeys } from './file-keys.ts';
import { podcasts } from './podcasts.ts';

export type NamedPlace = { name: string; url?: string };
export type NearbyAmenities = { government?: string; dining?: NamedPlace[]; recreation?: NamedPlace[] };
export type MarketStats = {
  median_home_value?: string;
  annual_appreciation?: string;
  owner_occupied?: string;
};
export type Faq = { question: string; answer: string };
export type HostedPhotoVariant = { url: string; width: number; height: number; type: string };
/** What a photo shows and how we know. A photo without one is as it was listed. */
export type PhotoOrigin = {
  kind: PhotoKind;
  saidBy: PhotoWitness;
  /** What was changed, in the words of whoever said so. */
  edits?: string;
  /** The words that told us. */
  quote?: string;
  /** The photo before it was changed; we host it too. */
  original?: { sourceUrl: string; width: number; height: number; variants: HostedPhotoVariant[] };
};
/** A photo that we host: every size and format, and a preview until it has loaded. */
export type HostedPhoto = {
  alt: string;
  width: number;
  height: number;
  preview: string;
  variants: HostedPhotoVariant[];
  origin?: PhotoOrigin;
  /** Where it was found, as in `images`. Photos hosted earlier have none. */
  sourceUrl?: string;
  /** Who owns it, according to the file. */
  credit?: string;
};

/** A person's correction of a fact; `value` null means that it must not be mentioned. */
export type FactCorrection = {
  value: unknown;
  /** An email address, or "visitor" until the order is paid. */
  by: string;
  at: string;
  /** What the page said at the time. */
  pageSaid: unknown;
};
/** By fact name. */
export type FactCorrections = Record<string, FactCorrection>;

/** An open house in the home's local time, such as 2026-11-22T13:00. */
export type OpenHouseTime = { start: string; end: string | null };
/** What a listing's MLS requires of a display, and what only the MLS knows. */
export type MlsDetails = {
  /** The name of the MLS. */
  name: string;
  attribution: string;
  disclaimer: string;
  logo: { src: string; width: number; height: number } | null;
  /** When the MLS last changed it. */
  changedAt: string;
  /** When we last confirmed that this is what the MLS says. */
  confirmedAt: string;
  /** Whether a display shows that time. */
  showsAsOf: boolean;
  /** When the MLS last changed its photos. */
  photosAt: string | null;
  openHouses: OpenHouseTime[];
};

type SearchColumns = Record<'address' | 'city' | 'state' | 'zipCode', SQLWrapper>;

/** The text that staff search. The index is used only for exactly this expression. */
export const listingSearchText = (t: SearchColumns): SQL<string> =>
  sql`(${t.address} || ' ' || ${t.city} || ' ' || ${t.state} || ' ' || ${t.zipCode})`;

export const listings = pgTable(
  'listings',
  {
    id: id(),
    slug: text().notNull(),
    status: text({ enum: listingStatuses }).notNull().default('pending'),
    sourceUrl: text(),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zipCode: text().notNull().default(''),
    price: text(),
    priceCut: text(),
    beds: integer(),
    baths: numeric({ precision: 5, scale: 2, mode: 'number' }),
    sqft: text(),
    yearBuilt: integer(),
    propertyType: text(),
    description: text(),
    aiEnhancedDescription: text(),
    features: jsonb().$type<string[]>().notNull().default([]),
    images: jsonb().$type<string[]>().notNull().default([]),
    localImages: jsonb().$type<HostedPhoto[]>().notNull().default([]),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    pageTitle: text(),
    metaDescription: text(),
    keywords: jsonb().$type<string[]>().notNull().default([]),
    canonicalUrl: text(),
    neighborhoodName: text(),
    neighborhoodDescription: text(),
    schoolDistrict: text(),
    schoolDistrictUrl: text(),
    agentName: text(),
    agentPhone: text(),
    agentBrokerage: text(),
    agentMlsNumber: text(),
    agentOriginatingMls: text(),
    agentDisclaimer: text(),
    faqs: jsonb().$type<Faq[]>().notNull().default([]),
    podcastId: uuid().references(() => podcasts.id, { onDelete: 'set null' }),
    nearbyAmenities: jsonb().$type<NearbyAmenities>(),
    marketStats: jsonb().$type<MarketStats>(),
    /** The sale status on the page: active, pending, sold and so on. */
    saleStatus: text(),
    /** Set for a listing from an MLS feed. */
    mls: jsonb().$type<MlsDetails>(),
    /**
     * What the last reading wrote into each column: if a value differs now, a person edited it, and it stays.
     */
    filledColumns: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The customer's corrections. They win over every later reading. */
    corrections: jsonb().$type<FactCorrections>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('listings_status', isOneOf(t.status, listingStatuses)),
    check('listings_baths_quarter_steps', sql`${t.baths} is null or mod(${t.baths} * 4, 1) = 0`),
    uniqueIndex('listings_slug').on(t.slug),
    uniqueIndex('listings_one_per_podcast').on(t.podcastId).where(sql`${t.podcastId} is not null`),
    index('listings_by_source').on(t.sourceUrl),
    // The few that an MLS feed keeps current, which are looked up all the time.
    index('listings_from_mls').on(t.sourceUrl).where(sql`${t.sourceUrl} like '%/mls/%'`),
    index('listings_by_status').on(t.status, t.createdAt.desc()),
    index('listings_online').on(t.id).where(sql`${t.status} = 'active'`),
    index('listings_by_place').on(t.state, t.city).where(sql`${t.status} = 'active'`),
    index('listings_awaiting').on(t.createdAt, t.id).where(sql`${t.status} in ('pending', 'data_populated')`),
    index('listings_search').using('gin', sql`${listingSearchText(t)} gin_trgm_ops`),
    index('listings_by_file').using('gin', fileKeys(t.localImages)),
  ],
);

/** Earlier prices and statuses, so a price cut can be shown and explained. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    before: text(),
    after: text(),
    seenAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.listingId, t.seenAt.desc())],
);

/** What we know about a home before it is ordered; stored for a few days. Whoever has the id may edit it. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    id: id(),
    sourceUrl: text(),
    /** Whether the facts were read from the link, from a submitted page, or all typed. */
    origin: text({ enum: draftOrigins }).notNull().default('page'),
    /** Null until a page was read. */
    facts: jsonb().$type<Record<string, unknown>>(),
    corrections: jsonb().$type<FactCorrections>().notNull().default({}),
    /** Once paid, it can't be edited. */
    orderedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('listing_drafts_origin', isOneOf(t.origin, draftOrigins)),
    index('listing_drafts_by_age').on(t.updatedAt),
  ],
);

/** Photos added before an order is paid. The file is named after the id. */
export const photoUploads = pgTable(
  'photo_uploads',
  {
    id: id(),
    draftId: uuid()
      .notNull()
      .references(() => listingDrafts.id, { onDelete: 'cascade' }),
    /** Hash of the uploaded bytes: the same photo sent again is stored once. */
    hash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('photo_uploads_once').on(t.draftId, t.hash)],
);
