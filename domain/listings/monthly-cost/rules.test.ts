import { expect, test } from 'vitest';
import { completeFacts } from '../stored-facts.ts';
import { listingDues } from './listing-dues.ts';
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

const duesOf = (facts: Record<'taxes' | 'hoa', string>) =>
  listingDues(
    completeFacts({
      taxes: { value: facts.taxes, confidence: 1, source: 'label', alternatives: [] },
      hoa: { value: facts.hoa, confidence: 1, source: 'label', alternatives: [] },
    }),
  );

test('taxes and fees of the listing come on top, each by the month', () => {
  const dues = duesOf({ taxes: '$9,600 a year (2025)', hoa: '$900 a quarter' });
  expect(monthlyCost({ price: '$500,000', saleStatus: null }, dues)).toMatchObject({
    extras: [
      { label: 'Property taxes', amount: '$800', basis: '$9,600 a year (2025)' },
      { label: 'Association fee', amount: '$300', basis: '$900 a quarter' },
    ],
    example: { loan: '$2,528', total: '$3,628' },
    gaps: [],
  });
});

test('a fee without a period is named and not counted; taxes without one are a year’s', () => {
  const cost = monthlyCost({ price: '$500,000', saleStatus: null }, duesOf({ taxes: '$9,600', hoa: '$185' }));
  expect(cost?.extras.map(({ label, amount }) => `${label} ${amount}`)).toEqual(['Property taxes $800']);
  expect(cost?.gaps).toEqual(['The listing states an association fee of $185 but not how often it’s due.']);
  expect(monthlyCost({ price: '$500,000', saleStatus: null })?.gaps).toEqual([
    'The listing doesn’t state the property taxes.',
  ]);
});
