import { expect, test } from 'vitest';
import { afterPassword } from './after-password.ts';

const listing = 'https://elm.example/7';

/** What follows, and for which links a payment page was asked for. */
async function follow(given: string | null, ordered: string[] | Error, payment: string | Error = '/pay') {
  const asked: string[] = [];
  const next = await afterPassword(given, {
    listOrders: async () => {
      if (ordered instanceof Error) throw ordered;
      return ordered.map((listingUrl) => ({ listingUrl }));
    },
    openPayment: async (listingUrl) => {
      asked.push(listingUrl);
      if (payment instanceof Error) throw payment;
      return payment;
    },
  });
  return { next, asked };
}

test('a password leads to the account, or on to payment for a listing that is not ordered yet', async () => {
  expect(await follow(null, [])).toEqual({ next: { kind: 'account' }, asked: [] });
  expect(await follow(listing, ['https://elm.example/8'])).toEqual({
    next: { kind: 'payment', url: '/pay' },
    asked: [listing],
  });
});

test('nobody is led to pay twice', async () => {
  for (const [given, ordered] of [
    [listing, listing],
    ['https://Elm.example', 'https://elm.example/'],
    ['elm.example/7', listing],
  ] as const)
    expect(await follow(given, [ordered])).toEqual({ next: { kind: 'account' }, asked: [] });
});

test('while the orders cannot be looked up, nobody is asked to pay', async () => {
  expect(await follow(listing, new Error('offline'))).toEqual({ next: { kind: 'account' }, asked: [] });
});

test('a payment page that cannot be opened is a failure', async () => {
  expect((await follow(listing, [], new Error('no'))).next).toEqual({ kind: 'failed' });
});
