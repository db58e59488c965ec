import type { PaymentMethod } from '#db/column-values.ts';
import type { CheckoutStatus } from '../status/rules.ts';

export const paymentStates = [
  'paid',
  'processing',
  'failed',
  'refunded',
  'unpaid',
  'staff',
  'balance',
  'invoice',
] as const;
export type PaymentState = (typeof paymentStates)[number];

const reported: readonly string[] = ['paid', 'processing', 'failed', 'refunded'] satisfies CheckoutStatus[];

/** The state of an order's payment: an open payment page isn't a payment yet. */
export function paymentStateOf(order: {
  paymentMethod: PaymentMethod;
  checkoutStatus: string | null;
}): PaymentState {
  if (order.paymentMethod !== 'online') return order.paymentMethod;
  const status = order.checkoutStatus ?? '';
  return reported.includes(status) ? (status as PaymentState) : 'unpaid';
}

export const MAX_ORDERS_AT_ONCE = 1000;
/** Each link is fetched, so a check accepts only a few. */
export const MAX_CHECKS_AT_ONCE = 20;
export const ORDERS_PER_PAGE = 50;

export const adminViews = ['all', 'ready'] as const;
export const adminSorts = ['newest', 'oldest', 'customer'] as const;
export type AdminSort = (typeof adminSorts)[number];

export const REQUIRED_ORDER_FIELDS =
  'Please fill in all required fields (email, first name, last name, listing URL)';

/** The two demo homes whose audio can be uploaded from the page of one of them. */
export const uploadPresets = [
  { listingId: '7c0de5a1-4f0b-4b6e-9a51-3d7f0e6b1a01', name: 'Hurdle Hill Road' },
  { listingId: '7c0de5a1-4f0b-4b6e-9a51-3d7f0e6b1a02', name: 'Foundry Walk' },
] as const;
export const DEFAULT_UPLOAD_LISTING_ID = uploadPresets[0].listingId;
