/** Shown if a payment can't be started, before redirecting to the account. */
export const PAYMENT_ERROR =
  'Payment Error - Failed to process payment. Please try again from your account page.';
export const PAYMENT_ERROR_MS = 3000;
