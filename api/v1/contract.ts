import { z } from 'zod';
import { BalanceEntry, StatementQuery } from '#domain/balance/schema.ts';
import { InvoiceQuery, InvoiceView, InvoiceWithLines } from '#domain/invoices/schema.ts';
import { Analytics } from '#domain/listings/analytics/schema.ts';
import { ApiLead, ApiLeadQuery } from '#domain/podcasts/api-leads/schema.ts';
import { ApiListing, UpdateFacts } from '#domain/podcasts/api-listings/schema.ts';
import { ApiOrder, ApiOrderQuery, CreateApiOrder, PageQuery } from '#domain/podcasts/api-orders/schema.ts';
import type { ProgramTable } from './program-operation.ts';
import {
  onePage,
  sampleAnalytics,
  sampleBalance,
  sampleBalanceEntry,
  sampleInvoice,
  sampleInvoiceWithLines,
  sampleKit,
  sampleLead,
  sampleListing,
  sampleOrder,
  sampleReadyOrder,
  sampleScript,
  sampleTranscript,
} from './samples.ts';
import { ApiBalance, ApiKit, ApiScript, ApiTranscript, pageOf } from './schema.ts';

const orderId = z.uuid('This is not an order id');
const OrderId = z.object({ orderId });
const listingId = z.uuid('This is not a listing id');
const someId = '00000000-0000-4000-8000-000000000000';

/**
 * The calls for customers' programs, by plain nouns. The reference, the OpenAPI document and the typed client
 * come from these rows.
 */
export const program = {
  'POST /v1/orders': {
    id: 'createOrder',
    tag: 'Orders',
    scopes: ['orders:write'],
    summary: 'Create an order',
    description:
      'Orders an episode, a listing page and a marketing kit for one home. Send exactly one of `listingUrl` (a link to its page), `mlsNumber` (where an MLS is connected) and `factSheet` (if there’s no page to read). `payment: "balance"` charges your prepaid balance (or the team’s, with a team key) and starts right away. `payment: "invoice"` also starts right away and is added to the team’s monthly invoice, if it has one. `payment: "link"` returns `payment.url`; production starts once it’s paid.',
    input: CreateApiOrder,
    output: ApiOrder,
    status: 201,
    needsIdempotencyKey: true,
    example: {
      factSheet: {
        street: '48 Alder Lane',
        city: 'Larkmere',
        state: 'VT',
        price: 489000,
        beds: 3,
        baths: 2.5,
        sqft: 1840,
        description: 'A quiet house with a new roof and a south-facing garden.',
      },
      agentName: 'Maya Ortiz',
      payment: 'balance',
    },
    sample: sampleOrder,
  },
  'GET /v1/orders': {
    id: 'listOrders',
    tag: 'Orders',
    scopes: ['orders:write', 'listings:read'],
    summary: 'List orders',
    description: 'Newest first. Includes orders placed on the website.',
    input: ApiOrderQuery,
    output: pageOf(ApiOrder),
    example: { limit: 10 },
    sample: onePage(sampleReadyOrder),
  },
  'GET /v1/orders/:orderId': {
    id: 'getOrder',
    tag: 'Orders',
    scopes: ['orders:write', 'listings:read'],
    summary: 'Get an order and its status',
    input: OrderId,
    output: ApiOrder,
    example: { orderId: someId },
    sample: sampleReadyOrder,
  },
  'POST /v1/orders/:orderId/cancel': {
    id: 'cancelOrder',
    tag: 'Orders',
    scopes: ['orders:write'],
    summary: 'Cancel an order',
    description:
      'Works until the episode is delivered. We refund your balance or the original payment method, or take the order off the team’s invoice. Safe to retry.',
    input: OrderId,
    output: ApiOrder,
    example: { orderId: someId },
    conflicts: true,
    sample: { ...sampleOrder, status: 'canceled' },
  },
  'POST /v1/orders/:orderId/recordings': {
    id: 'recordAgain',
    tag: 'Orders',
    scopes: ['orders:write'],
    summary: 'Re-record an episode',
    description:
      'Re-records the episode with what has changed since delivery, such as a new price. It’s free. The old file stays online until the new one is ready. Returns 409 if the episode already matches the listing.',
    input: OrderId,
    output: ApiOrder,
    status: 202,
    example: { orderId: someId },
    conflicts: true,
    sample: sampleReadyOrder,
  },
  'GET /v1/orders/:orderId/script': {
    id: 'getScript',
    tag: 'Kits',
    scopes: ['kits:read'],
    summary: 'Get the script',
    input: OrderId,
    output: ApiScript,
    example: { orderId: someId },
    conflicts: true,
    sample: sampleScript,
  },
  'GET /v1/orders/:orderId/transcript': {
    id: 'getTranscript',
    tag: 'Kits',
    scopes: ['kits:read'],
    summary: 'Get the transcript with timestamps',
    input: OrderId,
    output: ApiTranscript,
    example: { orderId: someId },
    conflicts: true,
    sample: sampleTranscript,
  },
  'GET /v1/orders/:orderId/kit': {
    id: 'getKit',
    tag: 'Kits',
    scopes: ['kits:read'],
    summary: 'Get the kit files',
    description: 'Lists the audio, posts, images, email and print files, with one link to download them all.',
    input: OrderId,
    output: ApiKit,
    example: { orderId: someId },
    conflicts: true,
    sample: sampleKit,
  },
  'GET /v1/listings': {
    id: 'listListings',
    tag: 'Listings',
    scopes: ['listings:read'],
    summary: 'List listings',
    input: PageQuery,
    output: pageOf(ApiListing),
    example: {},
    sample: onePage(sampleListing),
  },
  'GET /v1/listings/:listingId': {
    id: 'getListing',
    tag: 'Listings',
    scopes: ['listings:read'],
    summary: 'Get a listing and its page',
    input: z.object({ listingId }),
    output: ApiListing,
    example: { listingId: someId },
    sample: sampleListing,
  },
  'PATCH /v1/listings/:listingId': {
    id: 'updateListing',
    tag: 'Listings',
    scopes: ['orders:write'],
    summary: 'Update a listing’s facts',
    description:
      'Send only the fields you want to change. The page and marketing kit update automatically; to update the episode, re-record it. Send the listing’s `ETag` as `If-Match` to make sure nobody else has changed it.',
    input: UpdateFacts.extend({ listingId }),
    output: ApiListing,
    matches: true,
    example: { listingId: someId, price: '$475,000' },
    conflicts: true,
    sample: { ...sampleListing, price: '$475,000' },
  },
  'GET /v1/listings/:listingId/analytics': {
    id: 'getAnalytics',
    tag: 'Listings',
    scopes: ['listings:read'],
    summary: 'Get views, plays and leads for the last 30 days',
    input: z.object({ listingId }),
    output: Analytics,
    example: { listingId: someId },
    sample: sampleAnalytics,
  },
  'GET /v1/leads': {
    id: 'listLeads',
    tag: 'Leads',
    scopes: ['leads:read'],
    summary: 'List leads',
    input: ApiLeadQuery,
    output: pageOf(ApiLead),
    example: { listingId: someId },
    sample: onePage(sampleLead),
  },
  'GET /v1/leads/:leadId': {
    id: 'getLead',
    tag: 'Leads',
    scopes: ['leads:read'],
    summary: 'Get a lead',
    input: z.object({ leadId: z.uuid('This is not a lead id') }),
    output: ApiLead,
    example: { leadId: someId },
    sample: sampleLead,
  },
  'GET /v1/balance': {
    id: 'getBalance',
    tag: 'Balance',
    scopes: ['orders:write'],
    summary: 'Get your balance',
    input: z.object({}),
    output: ApiBalance,
    example: {},
    sample: sampleBalance,
  },
  'GET /v1/balance/entries': {
    id: 'listBalanceEntries',
    tag: 'Balance',
    scopes: ['orders:write'],
    summary: 'List balance transactions',
    description:
      'Newest first. Each entry includes the running balance. Money is part of the `orders:write` scope, so that a key that only reads listings never sees it.',
    input: StatementQuery,
    output: pageOf(BalanceEntry),
    example: { limit: 10 },
    sample: onePage(sampleBalanceEntry),
  },
  'GET /v1/invoices': {
    id: 'listInvoices',
    tag: 'Invoices',
    scopes: ['orders:write'],
    summary: 'List invoices',
    description: 'Newest first. Only teams get invoices; with a personal key, the list is empty.',
    input: InvoiceQuery,
    output: pageOf(InvoiceView),
    example: { limit: 10 },
    sample: onePage(sampleInvoice),
  },
  'GET /v1/invoices/:invoiceId': {
    id: 'getInvoice',
    tag: 'Invoices',
    scopes: ['orders:write'],
    summary: 'Get an invoice and its lines',
    description:
      'The lines add up to `totalCents`. Once issued, an invoice changes only when it’s marked paid.',
    input: z.object({ invoiceId: z.uuid('This is not an invoice id') }),
    output: InvoiceWithLines,
    example: { invoiceId: someId },
    sample: sampleInvoiceWithLines,
  },
} as const satisfies ProgramTable;

export type Program = typeof program;
export type ProgramName = keyof Program;
