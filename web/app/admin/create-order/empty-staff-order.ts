import { REQUIRED_ORDER_FIELDS } from '#domain/podcasts/admin/rules.ts';
import { PRICE_CENTS } from '#domain/podcasts/rules.ts';
import type { StaffOrderValues } from './staff-order-values.ts';

export const emptyStaffOrder: StaffOrderValues = {
  customer_email: '',
  customer_first_name: '',
  customer_last_name: '',
  customer_phone: '',
  listing_url: '',
  amount: (PRICE_CENTS / 100).toFixed(2),
};

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
