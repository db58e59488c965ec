import { z } from 'zod';
import { LeadConsentView } from '../../leads/schema.ts';
import { PageQuery } from '../api-orders/schema.ts';

/** A buyer's message about a home. */
export const ApiLead = z.object({
  id: z.uuid(),
  listingId: z.uuid(),
  orderId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** The short link or page that the buyer came through. */
  source: z.string(),
  /** What the buyer agreed to by submitting the form; null if no such words were shown. */
  consent: LeadConsentView.nullable(),
  createdAt: z.iso.datetime(),
});
export type ApiLead = z.infer<typeof ApiLead>;

export const ApiLeadQuery = PageQuery.extend({
  listingId: z.uuid('This is not a listing id').optional(),
});
export type ApiLeadQuery = z.output<typeof ApiLeadQuery>;
