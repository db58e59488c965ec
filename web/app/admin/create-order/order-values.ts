import { z } from 'zod';
import { REQUIRED_ORDER_FIELDS } from '#domain/podcasts/desk/rules.ts';
import { PRICE_CENTS } from '#domain/podcasts/rules.ts';

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

export const emptyStaffOrder: StaffOrderValues = {
  customer_email: '',
  customer_first_name: '',
  customer_last_name: '',
  customer_phone: '',
  listing_url: '',
  amount: (PRICE_CENTS / 100).toFixed(2),
};

/** Moves the decimal point in the text instead of multiplying: 19.99 must not become 1998.9999. */
export function toCents(dollars: string): number {
  const [whole = '0', part = ''] = dollars.trim().replace(/^\$/, '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const requiredFields = [
  'customer_email',
  'customer_first_name',
  'customer_last_name',
  'listing_url',
] as const;

/** The message above the form if something is missing; undefined if a value is merely invalid. */
export function missingText(values: StaffOrderValues): string | undefined {
  return requiredFields.some((name) => values[name].trim() === '') ? REQUIRED_ORDER_FIELDS : undefined;
}
