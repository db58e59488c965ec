import { expect, test } from 'vitest';
import { describeStatus, formatCents, shareCents, shortOrderId, unitPrice } from './rules.ts';

test.each([
  [1, 2999],
  [9, 2999],
  [10, 2499],
  [24, 2499],
  [25, 1999],
  [500, 1999],
])('%i ordered together cost %i cents each', (links, cents) => {
  expect(unitPrice(links)).toBe(cents);
});

test('an installation can set its own prices', () => {
  const tiers = [
    { fromLinks: 1, unitCents: 2999 },
    { fromLinks: 3, unitCents: 100 },
  ];
  expect([2, 3].map((links) => unitPrice(links, tiers))).toEqual([2999, 100]);
});

test('the shares add up to the total', () => {
  expect(shareCents(1000, 3)).toEqual([334, 333, 333]);
  expect(shareCents(0, 2)).toEqual([0, 0]);
  expect(shareCents(2999, 1)).toEqual([2999]);
});

test.each([
  ['pending', true, 'Payment Processing'],
  ['pending', false, 'Pending'],
  ['paid', true, 'In Production'],
  ['processing', true, 'Processing'],
  ['chatgpt_processed', false, 'Processing'],
  ['completed', true, 'Ready'],
  ['cancelled', true, 'Refunded'],
  ['cancelled', false, 'Canceled'],
  ['failed', true, 'Unknown'],
])('%s (payment: %s) is shown as %s', (status, hasPayment, label) => {
  expect(describeStatus({ status, hasPayment }).label).toBe(label);
});

test.each([
  [2999, '$29.99'],
  [2950, '$29.50'],
  [10_000, '$100'],
  [0, '$0'],
  [5, '$0.05'],
  [123_456, '$1,234.56'],
  [123_456_700, '$1,234,567'],
])('%i cents are formatted as %s', (cents, written) => {
  expect(formatCents(cents)).toBe(written);
});

test('a paid order says that its podcast is being created', () => {
  const of = (status: string) => describeStatus({ status, hasPayment: true });
  expect(of('paid')).toEqual({
    label: 'In Production',
    heading: 'Creating your podcast...',
    message: "Your podcast is being created! We'll notify you when it's ready (usually within 24 hours).",
  });
  for (const status of ['processing', 'chatgpt_processed'])
    expect(of(status)).toEqual({ ...of('paid'), label: 'Processing' });
  expect(of('completed')).not.toHaveProperty('heading');
});

test('only the first 20 characters of an order id are shown', () => {
  expect(shortOrderId('0b8f5c1e-7d5b-4d53-9f05-3d1f7b9e0a11')).toBe('0b8f5c1e-7d5b-4d53-9…');
});
