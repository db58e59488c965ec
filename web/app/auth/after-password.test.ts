import { expect, test } from 'vitest';
import { afterPassword } from './after-password.ts';

const listing = 'https://elm.example/7';

test('a password leads to the account, or on to a listing that is still to be ordered', () => {
  expect(afterPassword(null, [])).toBe('/account');
  expect(afterPassword(listing, [])).toBe('/create-podcast?listing=https%3A%2F%2Felm.example%2F7');
  expect(afterPassword(listing, [{ listingUrl: 'https://elm.example/8' }])).toMatch(/^\/create-podcast/);
});

test('nobody is led to pay twice', () => {
  expect(afterPassword(listing, [{ listingUrl: listing }])).toBe('/account');
});
