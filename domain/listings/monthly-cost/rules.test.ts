import { expect, test } from 'vitest';
import { monthlyCost, monthlyPayment } from './rules.ts';

test('a thirty-year loan costs what lenders say', () => {
  expect(monthlyPayment(400_000, 6.5)).toBeCloseTo(2528.27, 1);
  expect(monthlyPayment(360_000, 0)).toBe(1000);
});

test('a home for sale has a table of examples; one that is sold, rented or without a price has none', () => {
  expect(monthlyCost({ price: '$500,000', saleStatus: null })).toMatchObject({
    price: '$500,000',
    downPayments: [{}, { percent: 20, amount: '$100,000' }, {}],
    rows: [{}, { rate: 6.5, payments: [expect.any(String), '$2,528', expect.any(String)] }, {}, {}],
  });
  for (const home of [
    { price: '$500,000', saleStatus: 'sold' },
    { price: '$2,400', saleStatus: null },
    { price: null, saleStatus: null },
  ])
    expect(monthlyCost(home)).toBeUndefined();
});
