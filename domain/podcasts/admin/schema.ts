import { z } from 'zod';
import { normalizeEmail } from '../../accounts/rules.ts';
import { PRICE_CENTS } from '../rules.ts';
import { podcastStatuses } from '../status/rules.ts';
import {
  adminSorts,
  adminViews,
  MAX_CHECKS_AT_ONCE,
  MAX_ORDERS_AT_ONCE,
  paymentStates,
  REQUIRED_ORDER_FIELDS,
} from './rules.ts';

/** Text that the database can hold exactly as it was sent. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const storableMessage = 'This text contains characters we can’t store';
const maxCents = 1_000_000;

const requiredText = (name: string, max: number) =>
  z
    .string(REQUIRED_ORDER_FIELDS)
    .trim()
    .min(1, { error: REQUIRED_ORDER_FIELDS, abort: true })
    .max(max, `${name} may have at most ${max} characters`)
    .refine(storable, storableMessage);

/** An order that staff create; `amount` is in cents. */
export const StaffOrder = z.object({
  // An account is created for it, so it must be an address that accounts accept.
  customer_email: requiredText('Email', 254)
    .refine((text) => normalizeEmail(text) !== undefined, 'Please enter a valid email address')
    .toLowerCase(),
  customer_first_name: requiredText('First name', 100),
  customer_last_name: requiredText('Last name', 100),
  listing_url: requiredText('Listing URL', 2048),
  customer_phone: z
    .string()
    .trim()
    .max(40, 'Phone may have at most 40 characters')
    .refine(storable, storableMessage)
    .nullish()
    .transform((text) => text ?? ''),
  amount: z
    .int('Amount must be a whole number of cents')
    .min(0, 'Amount cannot be negative')
    .max(maxCents, 'Amount cannot be more than $10,000.00')
    .nullish()
    .transform((cents) => cents ?? PRICE_CENTS),
});
export type StaffOrder = z.output<typeof StaffOrder>;

const FormKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w.-]+$/, 'This is not a key');

/** `formKey` identifies the form: sending it again leads to the same order. */
export const CreateStaffOrder = StaffOrder.extend({ formKey: FormKey.optional() });

/** Rows are validated one by one, so a bad row doesn't stop the others. */
const OrderRow = z.looseObject({ row: z.int().min(1).max(10_000_000).optional() });
export type OrderRow = z.infer<typeof OrderRow>;

export const BulkCreateOrders = z.object({
  orders: z
    .array(OrderRow, 'No valid orders to process')
    .min(1, 'No valid orders to process')
    .max(MAX_ORDERS_AT_ONCE, `At most ${MAX_ORDERS_AT_ONCE.toLocaleString('en-US')} orders at once`),
  /** Identifies the file: its rows that exist aren't created again. */
  batchKey: FormKey.optional(),
  /** Skips what the same customer has already ordered. */
  skipDuplicates: z.boolean().optional(),
});

export const BulkOrderResult = z.object({
  successful: z.number(),
  failed: z.number(),
  results: z.array(
    z.object({
      row: z.number(),
      success: z.boolean(),
      message: z.string(),
      podcast_id: z.string().nullable(),
    }),
  ),
});
export type BulkOrderResult = z.infer<typeof BulkOrderResult>;

export const CheckOrders = z.object({
  orders: z
    .array(OrderRow, 'No valid orders to process')
    .min(1, 'No valid orders to process')
    .max(MAX_CHECKS_AT_ONCE, `At most ${MAX_CHECKS_AT_ONCE} orders can be checked at once`),
});

export const OrderCheck = z.object({
  row: z.number(),
  /** What keeps the row from becoming an order; null if nothing does. */
  problem: z.string().nullable(),
  isReadable: z.boolean(),
  /** Why the link can't be read. */
  reason: z.string().nullable(),
  /** The home behind the link. */
  address: z.string().nullable(),
  price: z.string().nullable(),
  /** What already exists: the same order, or a listing of the same home. */
  duplicate: z.string().nullable(),
});
export type OrderCheck = z.infer<typeof OrderCheck>;

export const AdminPodcastQuery = z.object({
  view: z.enum(adminViews).default('all'),
  search: z.string().max(200).refine(storable, storableMessage).default(''),
  status: z.enum(podcastStatuses).optional(),
  sort: z.enum(adminSorts).default('newest'),
  cursor: z.string().max(1000).optional(),
});
export type AdminPodcastQuery = z.output<typeof AdminPodcastQuery>;

/** An order as staff see it. */
export const AdminPodcast = z.object({
  id: z.string(),
  status: z.string(),
  /** The production state, and the step that started last. */
  stage: z.object({ state: z.string(), step: z.string().nullable() }).nullable(),
  listingUrl: z.string(),
  payment: z.enum(paymentStates),
  amountCents: z.number(),
  customerEmail: z.string(),
  customerFirstName: z.string(),
  customerLastName: z.string(),
  customerPhone: z.string(),
  hasAccount: z.boolean(),
  fileUrl: z.string().nullable(),
  podcastFileUrl: z.string().nullable(),
  listingPageUrl: z.string().nullable(),
  hasScript: z.boolean(),
  /** False once a refund took its page and files offline. */
  isOnline: z.boolean(),
  chatgptProcessedAt: z.iso.datetime().nullable(),
  listing: z
    .object({
      id: z.string(),
      slug: z.string(),
      status: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      price: z.string().nullable(),
      agentName: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminPodcast = z.infer<typeof AdminPodcast>;

export const AdminSummary = z.object({ inProgress: z.number(), ready: z.number(), total: z.number() });

/** `updatedAt` is the version that the person has seen; an order that changed since isn't deleted. */
export const DeletePodcast = z.object({
  podcastId: z.uuid('This is not a podcast id'),
  updatedAt: z.iso.datetime('This isn’t a date and time').optional(),
});
