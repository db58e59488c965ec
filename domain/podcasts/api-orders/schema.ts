import { z } from 'zod';
import { paymentMethods } from '#db/column-values.ts';
import { orderStatuses } from './rules.ts';

const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const storableMessage = 'This text contains characters we can’t store';
const line = (max: number) => z.string().trim().min(1).max(max).refine(storable, storableMessage);

/** The known facts about a home without a page to read. The more facts, the longer the episode. */
export const FactSheet = z.object({
  street: line(120),
  city: line(60),
  state: line(20),
  zip: line(10).optional(),
  /** In dollars. */
  price: z.number().int().min(1).max(100_000_000_000),
  beds: z.number().int().min(0).max(99).optional(),
  baths: z.number().min(0).max(99).multipleOf(0.25).optional(),
  sqft: z.number().int().min(1).max(10_000_000).optional(),
  yearBuilt: z.number().int().min(1600).max(2200).optional(),
  type: line(60).optional(),
  lot: line(60).optional(),
  description: z.string().trim().max(20_000).refine(storable, storableMessage).optional(),
  features: z.array(line(200)).max(100).optional(),
  parking: line(200).optional(),
  neighborhood: line(80).optional(),
  schoolDistrict: line(120).optional(),
  agent: line(100).optional(),
  agentPhone: line(40).optional(),
  brokerage: line(120).optional(),
  photos: z
    .array(z.url({ protocol: /^https?$/ }).max(2048))
    .max(80)
    .optional(),
});
export type FactSheet = z.infer<typeof FactSheet>;

export const ONE_OF_THREE = 'Send one of listingUrl, mlsNumber or factSheet.';

export const CreateApiOrder = z
  .object({
    /** The home's page. Send this, an MLS number or a fact sheet. */
    listingUrl: line(2048).optional(),
    /** The number of the listing in an MLS that is connected here. */
    mlsNumber: line(30)
      .regex(/^[A-Z\d][A-Z\d-]*$/i, 'An MLS number has letters, digits and dashes only')
      .optional(),
    /** Which MLS the number is from, if several are connected. */
    mls: line(40)
      .regex(/^[a-z\d-]+$/, 'This is not the name of an MLS feed')
      .optional(),
    factSheet: FactSheet.optional(),
    payment: z.enum(['balance', 'invoice', 'link']).default('balance'),
    /** The name that the hosts say. */
    agentName: line(100).optional(),
    /** What else the hosts should know. */
    notes: z.string().trim().max(4000).refine(storable, storableMessage).optional(),
  })
  .refine(
    ({ listingUrl, mlsNumber, factSheet }) =>
      [listingUrl, mlsNumber, factSheet].filter((given) => given !== undefined).length === 1,
    { error: ONE_OF_THREE, path: ['listingUrl'] },
  );
export type CreateApiOrder = z.output<typeof CreateApiOrder>;

export const ApiOrder = z.object({
  id: z.uuid(),
  status: z.enum(orderStatuses),
  /** Null for an order by fact sheet. */
  listingUrl: z.string().nullable(),
  listingId: z.uuid().nullable(),
  pageUrl: z.url().nullable(),
  audioUrl: z.url().nullable(),
  amountCents: z.number().int(),
  currency: z.literal('USD'),
  payment: z.object({
    method: z.enum(paymentMethods),
    /** Where to pay, while the order awaits payment. */
    url: z.url().nullable(),
    expiresAt: z.iso.datetime().nullable(),
  }),
  agentName: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ApiOrder = z.infer<typeof ApiOrder>;

export const PageQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type PageQuery = z.output<typeof PageQuery>;

export const ApiOrderQuery = PageQuery.extend({ status: z.enum(orderStatuses).optional() });
