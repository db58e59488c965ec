import type { z } from 'zod';
import type { BalanceEntry } from '#domain/balance/schema.ts';
import type { InvoiceView, InvoiceWithLines } from '#domain/invoices/schema.ts';
import type { Analytics } from '#domain/listings/analytics/schema.ts';
import type { ApiLead } from '#domain/podcasts/api-leads/schema.ts';
import type { ApiListing } from '#domain/podcasts/api-listings/schema.ts';
import type { ApiOrder } from '#domain/podcasts/api-orders/schema.ts';
import type { ApiBalance, ApiKit, ApiScript, ApiTranscript } from './schema.ts';

/** Stands for the site's URL, which the reference inserts. */
export const SAMPLE_SITE = 'https://hearthcast.example';

const orderId = '5f0c7a52-8a0e-4c39-9d53-2f9f3b1f6c11';
const listingId = 'c1d7e0b4-1e0f-4b2c-8f57-0a3a4f5d9e22';
const createdAt = '2026-11-16T15:04:05.000Z';
const updatedAt = '2026-11-16T16:20:11.000Z';

/** An order right after it was placed. */
export const sampleOrder: ApiOrder = {
  id: orderId,
  status: 'in_production',
  listingUrl: null,
  listingId: null,
  pageUrl: null,
  audioUrl: null,
  amountCents: 2999,
  currency: 'USD',
  payment: { method: 'balance', url: null, expiresAt: null },
  agentName: 'Maya Ortiz',
  createdAt,
  updatedAt: createdAt,
};

export const sampleReadyOrder: ApiOrder = {
  ...sampleOrder,
  status: 'ready',
  listingId,
  pageUrl: `${SAMPLE_SITE}/listings/48-alder-lane`,
  audioUrl: `${SAMPLE_SITE}/files/episodes/48-alder-lane.mp3`,
  updatedAt,
};

export const sampleListing: ApiListing = {
  id: listingId,
  orderId,
  status: 'active',
  pageUrl: `${SAMPLE_SITE}/listings/48-alder-lane`,
  unbrandedUrl: `${SAMPLE_SITE}/listings/48-alder-lane/unbranded`,
  address: '48 Alder Lane',
  city: 'Larkmere',
  state: 'VT',
  zip: '05852',
  price: '$489,000',
  saleStatus: null,
  propertyType: 'Single-family home',
  beds: 3,
  baths: 2.5,
  sqft: '1,840',
  yearBuilt: 1962,
  description: 'A quiet house with a new roof.',
  features: ['New roof', 'South-facing garden'],
  agentName: 'Maya Ortiz',
  agentPhone: '802-555-0142',
  createdAt,
  updatedAt,
};

const tally = {
  shown: 12,
  views: 240,
  plays: 61,
  heard25: 48,
  heard50: 40,
  heard75: 35,
  heard100: 31,
  downloads: 4,
  leads: 3,
};

export const sampleAnalytics: z.infer<typeof Analytics> = {
  totals: tally,
  days: [{ ...tally, day: '2026-11-16' }],
  sources: [{ ...tally, source: 'facebook' }],
};

export const sampleLead: ApiLead = {
  id: '7b9a4e0d-53c8-4a0b-b6cf-6d5e9c1a7f33',
  listingId,
  orderId,
  firstName: 'Ben',
  lastName: 'Ito',
  email: 'ben@example.com',
  phone: '8025550188',
  message: 'Could I see it this weekend?',
  source: 'flyer',
  consent: null,
  createdAt: updatedAt,
};

const line = 'The roof on Alder Lane is brand new.';

export const sampleScript: z.infer<typeof ApiScript> = {
  orderId,
  title: '48 Alder Lane, Larkmere',
  turns: [{ speaker: 'Nora', text: line, chapter: 'Welcome' }],
};

export const sampleTranscript: z.infer<typeof ApiTranscript> = {
  orderId,
  durationSeconds: 224.6,
  chapters: [{ title: 'Welcome', startSeconds: 0 }],
  turns: [{ speaker: 'Nora', text: line, startSeconds: 0.8, endSeconds: 3.4 }],
  captionsUrl: `${SAMPLE_SITE}/files/episodes/48-alder-lane.vtt`,
};

export const sampleKit: z.infer<typeof ApiKit> = {
  orderId,
  zipUrl: `${SAMPLE_SITE}/share-kits/48-alder-lane.zip`,
  files: [{ name: 'print/flyer.pdf', url: null }],
  missing: [],
};

export const sampleBalance: z.infer<typeof ApiBalance> = { balanceCents: 27001, currency: 'USD' };

export const sampleBalanceEntry: BalanceEntry = {
  id: '1042',
  kind: 'order',
  amountCents: -2999,
  balanceCents: 27001,
  description: '48 Alder Lane',
  orderId,
  createdAt,
};

export const sampleInvoice: InvoiceView = {
  id: 'e3f6b8c2-90ab-4d1e-a4c7-8b5d2e6f4a44',
  teamId: '2a8d5c1b-6e3f-4f70-9b1d-7c4e0f3a5b55',
  teamName: 'Larkmere Realty',
  number: 'HC-0007',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  totalCents: 2999,
  billingEmail: 'books@example.com',
  issuedAt: '2026-11-01T08:00:00.000Z',
  dueAt: '2026-12-01T08:00:00.000Z',
  paidAt: null,
  isOverdue: false,
};

export const sampleInvoiceWithLines: InvoiceWithLines = {
  ...sampleInvoice,
  lines: [
    {
      id: '88',
      kind: 'order',
      amountCents: 2999,
      description: '48 Alder Lane',
      orderId,
      createdAt: '2026-10-12T15:04:05.000Z',
    },
  ],
};

export const onePage = <Item>(item: Item) => ({ data: [item], nextCursor: null });
