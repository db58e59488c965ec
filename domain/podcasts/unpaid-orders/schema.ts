import { z } from 'zod';

/** An order whose payment failed, was canceled or never finished. It can still be paid. */
export const UnpaidOrder = z.object({
  id: z.string(),
  homes: z.array(z.object({ name: z.string(), photo: z.string().nullable(), listingUrl: z.string() })),
  amountCents: z.number(),
  createdAt: z.iso.datetime(),
});
export type UnpaidOrder = z.infer<typeof UnpaidOrder>;

export const RetryPayment = z.object({ session_id: z.string().min(1).max(300) });
