import { z } from 'zod';
import { draftOrigins } from '#db/column-values.ts';
import { EditedMarks, PhotoMark } from '../photos/origins/schema.ts';
import { parsePrice } from '../rules.ts';
import { extraFields, MAX_SHEET_PHOTOS, type SheetField, saleStatuses, sheetFields } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Enter a value, or remove this fact')
    .max(max, `Use up to ${max.toLocaleString('en-US')} characters`)
    .refine(storable, 'This text contains characters we can’t store');

function count(min: number, max: number, step: number, message: string) {
  return line(20)
    .transform((text) => Number(text.replaceAll(',', '')))
    .refine((value) => value >= min && value <= max && Number.isInteger(value / step), message);
}

const amountForPeriod =
  /^(?:none|no|\$ ?\d[\d,]*(?:\.\d\d)?(?: ?\/ ?\w+| (?:a|an|per|every|twice a) \w+| [a-z]+ly)?(?: \(\d{4}\)|, \d{4})?)$/i;
const acresOrFeet = /^\d[\d,]*(?:\.\d+)?\s*(?:acres?|sq\.? ?ft\.?|sqft|square feet)$/i;

/** A customer's input, validated and converted to the value of the fact. */
export const sheetValues = {
  street: line(120),
  city: line(60),
  state: line(20)
    .regex(/^[a-z][a-z .]+$/i, 'Enter a state, such as NY')
    .transform((text) => (text.length === 2 ? text.toUpperCase() : text)),
  zip: line(10).regex(/^(?:\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i, 'Enter a ZIP code, such as 12534'),
  price: line(40)
    .refine((text) => !/[£€¥₹]/.test(text), 'Enter the price in US dollars')
    .transform((text) => parsePrice(text) ?? 0)
    .refine((dollars) => dollars > 0, 'Enter an amount, such as $450,000'),
  status: z.enum(saleStatuses, 'Choose a status'),
  type: line(60),
  beds: count(0, 99, 1, 'Enter a whole number, such as 3'),
  baths: count(0, 99, 0.25, 'Enter a number, such as 2.5'),
  sqft: count(1, 10_000_000, 1, 'Enter a whole number, such as 1,840'),
  lot: line(40).regex(acresOrFeet, 'Enter a size with its unit, such as 0.31 acres or 7,405 sq ft'),
  yearBuilt: count(1600, 2200, 1, 'Enter a year, such as 1962'),
  hoa: line(60).regex(amountForPeriod, 'Enter an amount, such as $185 a month, or none'),
  taxes: line(60).regex(amountForPeriod, 'Enter an amount, such as $6,200 a year'),
  parking: line(200),
  neighborhood: line(80),
  schoolDistrict: line(120),
  agent: line(100),
  agentPhone: line(40).refine(
    (text) => text.replace(/\D/g, '').length >= 7,
    'Enter a phone number with its area code',
  ),
  brokerage: line(120),
  mls: line(40),
  description: line(20_000),
  features: line(20_000)
    .transform((text) => [...new Set(text.split('\n').map((part) => part.trim()))].filter(Boolean))
    .refine((list) => list.length <= 100, 'List up to 100 features')
    .refine((list) => list.every((part) => part.length <= 200), 'Keep each feature under 200 characters'),
} satisfies Record<SheetField, z.ZodType>;

/** By field: the new text, or null for a fact that must not be mentioned. */
const SheetValues = z
  .object(
    Object.fromEntries(sheetFields.map((name) => [name, sheetValues[name].nullable()])) as {
      [Name in SheetField]: z.ZodNullable<(typeof sheetValues)[Name]>;
    },
  )
  .partial();

/** A customer's corrections after ordering. */
export const CorrectFacts = z.object({
  values: SheetValues,
  /** The old price was never the price, so the new one isn't a price change. */
  wasPriceWrong: z.boolean().default(false),
});
export type CorrectFacts = z.output<typeof CorrectFacts>;

export const DraftId = z.uuid('This is not a draft id');

export const SheetPhoto = z.object({
  url: z.string().max(2048),
  /** Empty: we write the description. */
  alt: z.string().trim().max(200, 'Use up to 200 characters').refine(storable, 'We can’t store this text'),
});
export type SheetPhoto = z.output<typeof SheetPhoto>;

export const EditDraft = z.object({
  draftId: DraftId,
  values: SheetValues.default({}),
  leaveOut: z.array(z.enum(extraFields)).max(extraFields.length).default([]),
  /** These return to the page's values. */
  undo: z
    .array(z.enum([...sheetFields, ...extraFields, 'photos']))
    .max(60)
    .default([]),
  /** All photos in their new order; photos that aren't named are left out. */
  photos: z
    .array(SheetPhoto)
    .max(2 * MAX_SHEET_PHOTOS, `Use up to ${2 * MAX_SHEET_PHOTOS} photos`)
    .optional(),
  /** What the photos show, as far as anyone says. */
  photoOrigins: EditedMarks.optional(),
});
export type EditDraft = z.output<typeof EditDraft>;

const SheetRow = z.object({
  /** As shown in its field. */
  text: z.string(),
  state: z.enum(['found', 'missing', 'unsure', 'corrected', 'removed']),
  /** What the page says, or seems to say. */
  pageText: z.string(),
});
export type SheetRow = z.output<typeof SheetRow>;

/** Every fact by its field. */
export const SheetRows = z.object(
  Object.fromEntries(sheetFields.map((name) => [name, SheetRow])) as Record<SheetField, typeof SheetRow>,
);

/** What is known about a home, for its customer to check. */
export const ListingSheet = z.object({
  draftId: z.string(),
  listingUrl: z.string().nullable(),
  origin: z.enum(draftOrigins),
  isOrdered: z.boolean(),
  /** Of two responses, the one saved later counts, no matter which arrives first. */
  savedAt: z.iso.datetime(),
  fields: SheetRows,
  extras: z.array(z.object({ field: z.enum(extraFields), text: z.string(), isLeftOut: z.boolean() })),
  photos: z.array(
    SheetPhoto.extend({
      /** The URL at which our server shows it. */
      src: z.string(),
      /** What we would write if nobody describes it. */
      suggestion: z.string(),
      isUpload: z.boolean(),
      /** What someone says it is. */
      origin: PhotoMark.omit({ url: true, isLeftOut: true }).extend({
        quote: z.string().nullable(),
        originalSrc: z.string().nullable(),
        /** The customer said it, not the page. */
        isMarked: z.boolean(),
      }),
    }),
  ),
  hasOwnPhotos: z.boolean(),
  /** "California (AB 723)", if a law requires the originals of altered photos. */
  photoLaw: z.string().nullable(),
});
export type ListingSheet = z.output<typeof ListingSheet>;

/** The length of the episode from the sheet as it is, and a few of its lines. */
export const TalkEstimate = z.object({
  length: z.enum(['full', 'brief', 'thin']),
  seconds: z.number(),
  sample: z
    .object({ title: z.string(), lines: z.array(z.object({ speaker: z.string(), text: z.string() })) })
    .nullable(),
});
