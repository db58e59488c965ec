import { expect, test } from 'vitest';
import { paymentStateOf } from '#domain/podcasts/admin/rules.ts';
import { paymentText } from './payment-text.ts';

test.each([
  ['online', 'paid', 'Paid online'],
  ['online', 'processing', 'Payment processing'],
  ['online', 'failed', 'Payment failed'],
  ['online', 'refunded', 'Refunded'],
  ['online', 'opening', 'Not paid'],
  ['online', 'open', 'Not paid'],
  ['online', 'expired', 'Not paid'],
  ['online', null, 'Not paid'],
  ['staff', null, 'Marked paid by staff'],
  ['balance', null, 'Paid from balance'],
  ['invoice', null, 'On invoice'],
] as const)('an order paid %s whose payment page is %s reads: %s', (paymentMethod, checkoutStatus, text) => {
  expect(paymentText[paymentStateOf({ paymentMethod, checkoutStatus })]).toBe(text);
});
