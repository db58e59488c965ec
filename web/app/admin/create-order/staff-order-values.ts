import { z } from 'zod';
import { toCents } from './to-cents.ts';

const required = (most: number) =>
  z.string().trim().min(1, 'Required').max(most, `Use up to ${most} characters`);

const Amount = z
  .string()
  .trim()
  .regex(/^\$?\d{1,5}(?:\.\d{1,2})?$/, 'Enter dollars with up to two decimals, such as 29.99')
  .refine((text) => toCents(text) <= 1_000_000, 'Enter at most 10000.00');

/** The staff order form. The amount is in dollars here and in cents in the API. */
export const StaffOrderValues = z.object({
  customer_email: required(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address'),
  customer_first_name: required(100),
  customer_last_name: required(100),
  customer_phone: z.string().trim().max(40, 'Use up to 40 characters'),
  listing_url: required(2048),
  amount: Amount,
});
export type StaffOrderValues = z.infer<typeof StaffOrderValues>;
