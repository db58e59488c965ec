import { z } from 'zod';
import { orderStatuses } from '../api-orders/rules.ts';
import { PageQuery } from '../api-orders/schema.ts';

/** A home of a team, with its open issues. */
export const TeamHome = z.object({
  id: z.string(),
  /** The address, or the link until it has been read. */
  title: z.string(),
  status: z.enum(orderStatuses),
  /** What needs to be done, in plain words; empty if nothing does. */
  open: z.array(z.string()),
  orderedBy: z.string(),
  agentName: z.string(),
  leads: z.number().int(),
  pagePath: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type TeamHome = z.infer<typeof TeamHome>;

export const TeamHomeQuery = PageQuery.extend({ teamId: z.uuid('This is not a team id') });
export type TeamHomeQuery = z.output<typeof TeamHomeQuery>;

/** An order that a member makes for the team. */
export const TeamOrder = z.object({
  listingUrl: z.string('Paste the listing link').trim().min(1, 'Paste the listing link').max(2048),
  payment: z.enum(['balance', 'invoice', 'link']),
  agentName: z.string().trim().max(100).optional(),
  /** Identifies the form: sent again, it stays one order. */
  formKey: z.uuid('This is not a form key'),
});
export type TeamOrder = z.output<typeof TeamOrder>;
