import type { PaymentState } from '#domain/podcasts/admin/rules.ts';

/** How an order is paid, as staff see it. */
export const paymentText: Record<PaymentState, string> = {
  paid: 'Paid online',
  processing: 'Payment processing',
  failed: 'Payment failed',
  refunded: 'Refunded',
  unpaid: 'Not paid',
  staff: 'Marked paid by staff',
  balance: 'Paid from balance',
  invoice: 'On invoice',
};
