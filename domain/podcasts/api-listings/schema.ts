import { z } from 'zod';
import { listingStatuses } from '#db/column-values.ts';
import { EditListing, HomeFacts } from '../../listings/schema.ts';

/** A home and its page, as programs read it. */
export const ApiListing = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  status: z.enum(listingStatuses),
  pageUrl: z.url().nullable(),
  unbrandedUrl: z.url().nullable(),
  ...HomeFacts.shape,
  agentName: z.string().nullable(),
  agentPhone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ApiListing = z.infer<typeof ApiListing>;

/** The facts that a program may change; omitted ones stay. */
export const UpdateFacts = EditListing.pick({
  price: true,
  propertyType: true,
  beds: true,
  baths: true,
  sqft: true,
  agentName: true,
  agentPhone: true,
}).partial();
export type UpdateFacts = z.output<typeof UpdateFacts>;
