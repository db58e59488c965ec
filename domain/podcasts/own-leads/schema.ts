import { z } from 'zod';
import { LeadDeliveryView } from '../../destinations/schema.ts';
import { LeadConsentView } from '../../leads/schema.ts';

/** A buyer's message as its agent sees it, with where it was sent. */
export const OwnLead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  home: z.object({ address: z.string(), slug: z.string() }),
  source: z.string(),
  consent: LeadConsentView.nullable(),
  /** The message that a caller left; works for 90 days. */
  recordingUrl: z.string().nullable(),
  deliveries: z.array(LeadDeliveryView),
  createdAt: z.iso.datetime(),
});
export type OwnLead = z.infer<typeof OwnLead>;
