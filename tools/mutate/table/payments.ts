import type { Mutation } from '../mutation.ts';

const provider = ['adapters/payments/contract.test.ts'];
const confirmation = ['domain/podcasts/confirm-payment.test.ts'];

/** Money: whose payment it is, what was paid, and what may follow. */
export const paymentMutations: Mutation[] = [
  {
    name: 'an event needs no signature',
    area: 'webhooks',
    file: 'adapters/payments/stripe.ts',
    find: "stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now)",
    replace: 'JSON.parse(body)',
    tests: provider,
  },
  {
    name: 'an event may be as old as it likes',
    area: 'webhooks',
    file: 'adapters/payments/stripe.ts',
    find: 'secret, TOLERANCE_SECONDS, undefined, now',
    replace: 'secret, 1e9, undefined, now',
    tests: provider,
  },
  {
    name: 'an event may come from the future',
    area: 'webhooks',
    file: 'adapters/payments/stripe.ts',
    find: "throw new EventRefused('not signed now');",
    replace: 'void 0;',
    tests: provider,
  },
  {
    name: 'a session that is not paid yet counts as paid',
    area: 'payment',
    file: 'adapters/payments/stripe.ts',
    find: "if (session.payment_status !== 'unpaid') return 'paid';",
    replace: "return 'paid';",
    tests: provider,
  },
  {
    name: 'a refund of a part ends the order',
    area: 'payment',
    file: 'adapters/payments/stripe.ts',
    find: 'if (charge?.refunded)',
    replace: 'if (charge?.amount_refunded)',
    tests: provider,
  },
  {
    name: 'a payment in another currency counts',
    area: 'payment',
    file: 'domain/podcasts/confirm-payment.ts',
    find: " || truth.currency.toLowerCase() !== 'usd'",
    replace: '',
    tests: confirmation,
  },
  {
    name: 'a session of another order counts',
    area: 'payment',
    file: 'domain/podcasts/confirm-payment.ts',
    find: 'truth.reference !== checkout.id || ',
    replace: '',
    tests: confirmation,
  },
  {
    name: 'a late report moves a payment back',
    area: 'payment',
    file: 'domain/podcasts/confirm-payment.ts',
    find: 'and(eq(checkouts.id, checkout.id), inArray(checkouts.status, move.from))',
    replace: 'eq(checkouts.id, checkout.id)',
    tests: confirmation,
  },
  {
    name: 'a payment that fails and then succeeds makes nothing',
    area: 'payment',
    file: 'domain/podcasts/status/rules.ts',
    find: "paid: ['pending', 'failed'],",
    replace: "paid: ['pending'],",
    tests: confirmation,
  },
  {
    name: 'an order moves on before it is paid',
    area: 'payment',
    file: 'domain/podcasts/status/rules.ts',
    find: ' && !awaitsPayment',
    replace: '',
    tests: ['domain/podcasts/status/rules.test.ts'],
  },
];
