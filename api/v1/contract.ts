import { z } from 'zod';
import { BalanceEntry, StatementQuery } from '#domain/balance/schema.ts';
import { Analytics } from '#domain/listings/analytics/schema.ts';
import { ApiLead, ApiLeadQuery } from '#domain/podcasts/api-leads/schema.ts';
import { ApiListing, UpdateFacts } from '#domain/podcasts/api-listings/schema.ts';
import { ApiOrder, ApiOrderQuery, CreateApiOrder, PageQuery } from '#domain/podcasts/api-orders/schema.ts';
import type { ProgramTable } from './program-operation.ts';
import { ApiKit, ApiScript, ApiTranscript, pageOf } from './schema.ts';

const orderId = z.uuid('This is not an order id');
const OrderId = z.object({ orderId });
const listingId = z.uuid('This is not a listing id');
const someId = '00000000-0000-4000-8000-000000000000';

/** What programs call, by plain nouns. The reference, the OpenAPI document and the typed client come from these rows. */
export const program = {
  'POST /v1/orders': {
    id: 'createOrder',
    tag: 'Orders',
    scopes: ['orders:write'],
    summary: 'Create an order',
    description:
      'Orders an episode, a listing page and a marketing kit for one home: by the link of its page, by its MLS number where an MLS is connected, or by a fact sheet when there is no page to read. `payment: "balance"` charges the prepaid balance and starts at once; a team’s key charges the team’s. `payment: "invoice"` starts at once, too, and goes on the monthly invoice of a team that has one. `payment: "link"` returns `payment.url`; the order starts when it is paid there.',
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
        description: 'A quiet house with a new roof and a garden that faces south.',
      },
      payment: 'balance',
    },
  },
  'GET /v1/orders': {
    id: 'listOrders',
    tag: 'Orders',
    scopes: ['orders:write', 'listings:read'],
    summary: 'List orders',
    description: 'Newest first. Orders made on the website are here, too.',
    input: ApiOrderQuery,
    output: pageOf(ApiOrder),
    example: { limit: 10 },
  },
  'GET /v1/orders/:orderId': {
    id: 'getOrder',
    tag: 'Orders',
    scopes: ['orders:write', 'listings:read'],
    summary: 'Get an order and its status',
    input: OrderId,
    output: ApiOrder,
    example: { orderId: someId },
  },
  'POST /v1/orders/:orderId/cancel': {
    id: 'cancelOrder',
    tag: 'Orders',
    scopes: ['orders:write'],
    summary: 'Cancel an order',
    description:
      'Works until the episode is delivered. The money goes back to your balance, or back the way you paid. You can repeat this call.',
    input: OrderId,
    output: ApiOrder,
    example: { orderId: someId },
  },
  'POST /v1/orders/:orderId/recordings': {
    id: 'recordAgain',
    tag: 'Orders',
    scopes: ['orders:write'],
    summary: 'Record an episode again',
    description:
      'Records what changed since the episode was delivered, such as a new price. The old file stays online until the new one is ready. Answers 409 when the episode already says what the listing says.',
    input: OrderId,
    output: ApiOrder,
    status: 202,
    example: { orderId: someId },
  },
  'GET /v1/orders/:orderId/script': {
    id: 'getScript',
    tag: 'Kits',
    scopes: ['kits:read'],
    summary: 'Get the script',
    input: OrderId,
    output: ApiScript,
    example: { orderId: someId },
  },
  'GET /v1/orders/:orderId/transcript': {
    id: 'getTranscript',
    tag: 'Kits',
    scopes: ['kits:read'],
    summary: 'Get the transcript with its times',
    input: OrderId,
    output: ApiTranscript,
    example: { orderId: someId },
  },
  'GET /v1/orders/:orderId/kit': {
    id: 'getKit',
    tag: 'Kits',
    scopes: ['kits:read'],
    summary: 'Get the kit files',
    description: 'Lists the audio, posts, images, email and print files, with one link to download all.',
    input: OrderId,
    output: ApiKit,
    example: { orderId: someId },
  },
  'GET /v1/listings': {
    id: 'listListings',
    tag: 'Listings',
    scopes: ['listings:read'],
    summary: 'List listings',
    input: PageQuery,
    output: pageOf(ApiListing),
    example: {},
  },
  'GET /v1/listings/:listingId': {
    id: 'getListing',
    tag: 'Listings',
    scopes: ['listings:read'],
    summary: 'Get a listing and its page',
    input: z.object({ listingId }),
    output: ApiListing,
    example: { listingId: someId },
  },
  'PATCH /v1/listings/:listingId': {
    id: 'updateListing',
    tag: 'Listings',
    scopes: ['orders:write'],
    summary: 'Update facts of a listing',
    description:
      'The page and the marketing kit follow by themselves. To change the episode, record it again. Send the ETag of the listing as If-Match to be sure that nobody changed it meanwhile.',
    input: UpdateFacts.extend({ listingId }),
    output: ApiListing,
    matches: true,
    example: { listingId: someId, price: '$475,000' },
  },
  'GET /v1/listings/:listingId/analytics': {
    id: 'getAnalytics',
    tag: 'Listings',
    scopes: ['listings:read'],
    summary: 'Get views, plays and leads of the last 30 days',
    input: z.object({ listingId }),
    output: Analytics,
    example: { listingId: someId },
  },
  'GET /v1/leads': {
    id: 'listLeads',
    tag: 'Leads',
    scopes: ['leads:read'],
    summary: 'List leads',
    input: ApiLeadQuery,
    output: pageOf(ApiLead),
    example: { listingId: someId },
  },
  'GET /v1/leads/:leadId': {
    id: 'getLead',
    tag: 'Leads',
    scopes: ['leads:read'],
    summary: 'Get a lead',
    input: z.object({ leadId: z.uuid('This is not a lead id') }),
    output: ApiLead,
    example: { leadId: someId },
  },
  'GET /v1/balance': {
    id: 'getBalance',
    tag: 'Balance',
    scopes: ['orders:write'],
    summary: 'Get your balance',
    input: z.object({}),
    output: z.object({ balanceCents: z.number().int(), currency: z.literal('USD') }),
    example: {},
  },
  'GET /v1/balance/entries': {
    id: 'listBalanceEntries',
    tag: 'Balance',
    scopes: ['orders:write'],
    summary: 'List the lines of your statement',
    description: 'Newest first. Each line has the balance after it, so the lines add up to the cent.',
    input: StatementQuery,
    output: pageOf(BalanceEntry),
    example: { limit: 10 },
  },
} as const satisfies ProgramTable;

export type Program = typeof program;
export type ProgramName = keyof Program;
