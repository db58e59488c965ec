/** Shown to someone who comes back from a payment page without having paid. */
export const PAYMENT_CANCELED = 'You canceled the payment. Nothing was charged.';
