import { z } from 'zod';
import { marketRequestStatuses } from '#db/column-values.ts';
import { INVALID_URL } from '../../listings/rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `This may have at most ${max} characters`)
    .refine(storable, 'This text contains characters we can’t store');
const needed = (max: number, message: string) => text(max).min(1, message);
const emptyToNull = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);
const slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens')
  .max(100);
const link = emptyToNull(2000).refine(
  (value) => value === null || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
  `${INVALID_URL}. It should start with http:// or https://.`,
);
/** The version of the row that was edited; a new row has none. */
const seen = { id: z.uuid().nullish(), updatedAt: z.iso.datetime().nullish() };

export const SaveMarket = z.object({
  ...seen,
  slug,
  name: needed(100, 'City name is required'),
  state: needed(100, 'State name is required'),
  population: z.int('Population must be a number').min(0).max(50_000_000).nullish(),
  description: text(2000).default(''),
  metaTitle: emptyToNull(200),
  metaDescription: emptyToNull(400),
  isActive: z.boolean(),
});
export type SaveMarket = z.infer<typeof SaveMarket>;

export const SaveCategory = z.object({
  ...seen,
  slug,
  name: needed(100, 'Name is required'),
  description: text(1000).default(''),
  displayOrder: z.int('Enter a whole number').min(0).max(10_000),
  isActive: z.boolean(),
});
export type SaveCategory = z.infer<typeof SaveCategory>;

export const SaveBusiness = z.object({
  ...seen,
  marketId: z.uuid('Choose a market'),
  categoryId: z.uuid('Choose a category'),
  name: needed(150, 'Name is required'),
  description: text(2000).default(''),
  address: text(300).default(''),
  services: z.array(needed(80, 'A service needs a name')).max(30),
  websiteUrl: link,
  googlePlaceId: emptyToNull(300),
  yelpBusinessId: emptyToNull(300),
});
export type SaveBusiness = z.infer<typeof SaveBusiness>;

/** Puts a business first in its category, or undoes that; `replaces` is the one that was first on the screen. */
export const FeatureBusiness = z.object({
  businessId: z.uuid(),
  isFeatured: z.boolean(),
  replaces: z.uuid().nullish(),
});
export type FeatureBusiness = z.infer<typeof FeatureBusiness>;

export const DecideMarketRequest = z.object({
  requestId: z.uuid(),
  decision: z.enum(['add', 'refuse']),
  reason: text(300).optional(),
});
export type DecideMarketRequest = z.infer<typeof DecideMarketRequest>;

/** The largest import file; send larger ones in parts. */

export const AdminMarket = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  population: z.number().nullable(),
  description: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type AdminMarket = z.infer<typeof AdminMarket>;

export const AdminCategory = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  displayOrder: z.number(),
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type AdminCategory = z.infer<typeof AdminCategory>;

export const AdminBusiness = z.object({
  id: z.string(),
  /** What review files call it. */
  externalKey: z.string(),
  marketId: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  services: z.array(z.string()),
  websiteUrl: z.string().nullable(),
  googlePlaceId: z.string().nullable(),
  yelpBusinessId: z.string().nullable(),
  isFeatured: z.boolean(),
  /** The first business of its category, whether or not the list shows it. */
  firstId: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type AdminBusiness = z.infer<typeof AdminBusiness>;

export const AdminMarketRequest = z.object({
  id: z.string(),
  cityName: z.string(),
  stateName: z.string(),
  population: z.number().nullable(),
  description: z.string(),
  requesterName: z.string(),
  requesterEmail: z.string(),
  requesterPhone: z.string(),
  status: z.enum(marketRequestStatuses),
  statusReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminMarketRequest = z.infer<typeof AdminMarketRequest>;

export const ImportReport = z.object({
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  /** Why the rest of the file couldn't be read; the rows before it are imported. */
  stopped: z.string().nullable(),
  /** The first refused rows, by line of the file. */
  problems: z.array(z.object({ row: z.number(), message: z.string() })),
});
export type ImportReport = z.infer<typeof ImportReport>;
