/** The state of a payment in words, whatever was ordered. */
export const paymentTitles = {
  checking: 'Checking your payment…',
  processing: 'Your payment is being processed',
  unpaid: 'Waiting for your payment',
  failed: 'Your payment didn’t go through',
};
export const PAYMENT_CHECKING = 'This takes a few seconds.';
