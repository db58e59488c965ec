import { expect, test } from 'vitest';
import { completeFacts } from '../stored-facts.ts';
import { listingDues } from './listing-dues.ts';
import { readRecurringCharges } from './recurring-charges.ts';
import { monthlyCost, monthlyPayment } from './rules.ts';

const house = { price: '$500,000', saleStatus: null, propertyType: 'House', description: null };

test('a thirty-year loan costs what lenders charge', () => {
  expect(monthlyPayment(400_000, 6.5)).toBeCloseTo(2528.27, 1);
  expect(monthlyPayment(360_000, 0)).toBe(1000);
});

test('a home for sale has a table of examples; a home that is sold, rented or without a price has none', () => {
  expect(monthlyCost(house)?.loan).toMatchObject({
    price: '$500,000',
    downPayments: [{}, { percent: 20, amount: '$100,000' }, {}],
    rows: [{}, { rate: 6.5, payments: [expect.any(String), '$2,528', expect.any(String)] }, {}, {}],
  });
  for (const home of [
    { price: '$500,000', saleStatus: 'sold' },
    { price: '$2,400', saleStatus: null },
    { price: null, saleStatus: null },
  ])
    expect(monthlyCost({ ...house, ...home })).toBeUndefined();
});

const duesOf = (facts: Record<'taxes' | 'hoa', string>) =>
  listingDues(
    completeFacts({
      taxes: { value: facts.taxes, confidence: 1, source: 'label', alternatives: [] },
      hoa: { value: facts.hoa, confidence: 1, source: 'label', alternatives: [] },
    }),
  );

test('the listing’s taxes and fees are added, each per month', () => {
  const dues = duesOf({ taxes: '$9,600 a year (2025)', hoa: '$900 a quarter' });
  expect(monthlyCost(house, dues)).toMatchObject({
    extras: [
      { label: 'Property taxes', amount: '$800', basis: '$9,600 a year (2025)' },
      { label: 'Association fee', amount: '$300', basis: '$900 a quarter' },
    ],
    loan: { example: '$2,528' },
    total: '$3,628',
    gaps: ['Insurance and utilities aren’t included.'],
  });
});

test('a fee without a period is named but not counted; taxes without one are per year', () => {
  const cost = monthlyCost(house, duesOf({ taxes: '$9,600', hoa: '$185' }));
  expect(cost?.extras.map(({ label, amount }) => `${label} ${amount}`)).toEqual(['Property taxes $800']);
  expect(cost?.gaps).toEqual([
    'Insurance and utilities aren’t included.',
    'The listing states an association fee of $185 but not how often it’s due.',
  ]);
  expect(monthlyCost(house)?.gaps).toEqual([
    'Insurance and utilities aren’t included.',
    'Property taxes aren’t listed.',
  ]);
});

test.each([
  ['Lot rent is $785 a month and includes water, sewer and trash.', 'Lot rent: 785'],
  ['Space rent $640/mo.', 'Lot rent: 640'],
  ['A special assessment of $276 a quarter runs through 2028.', 'Special assessment: 92'],
  ['The special assessment for the new roof adds $92 a month.', 'Special assessment: 92'],
  ['There is a $38/month special assessment.', 'Special assessment: 38'],
  ['Special assessment of $4,500.', 'Special assessment: null'],
  ['Mello-Roos runs about $1,800 per year.', 'Mello-Roos: 150'],
  ['The annual road maintenance fee is $600.', 'Road fee: 50'],
  ['Monthly maintenance fee: $1,240.', 'Association fee: 1240'],
  ['Ground rent of $120 twice a year.', 'Ground rent: 20'],
])('a stated charge is converted to a month: %s', (sentence, charge) => {
  const [found] = readRecurringCharges([sentence]);
  expect(`${found?.label}: ${found?.dollarsMonthly}`).toBe(charge);
});

test.each([
  'The special assessment was paid in full by the seller.',
  'Optional club membership is $150 a month.',
  'The ground floor is leased to a bakery at $2,400 a month.',
  'Parking fee of $80 a month available nearby.',
  'Special assessment of $4,500 paid at closing.',
  'A new roof for $18,000 in 2024.',
])('something that not everyone pays every month is not a charge: %s', (sentence) => {
  expect(readRecurringCharges([sentence])).toEqual([]);
});

test('lot rent and assessments have separate lines, and the total is the sum of the lines', () => {
  const description = 'Lot rent is $785 a month. A special assessment of $92 a month runs through 2028.';
  const cost = monthlyCost(
    { ...house, price: '$148,000', description },
    listingDues(completeFacts({}), { description }),
  );
  expect(cost).toMatchObject({
    loan: { example: '$748' },
    extras: [
      { label: 'Lot rent', amount: '$785' },
      { label: 'Special assessment', amount: '$92' },
    ],
    total: '$1,625',
  });
  // 2,730.53 and 418.50 are shown as 2,731 and 419.
  const rounded = monthlyCost({ ...house, price: '$540,000' }, duesOf({ taxes: '$5,022 a year', hoa: '' }));
  expect([rounded?.loan?.example, rounded?.extras[0]?.amount, rounded?.total]).toEqual([
    '$2,731',
    '$419',
    '$3,150',
  ]);
});

test('no loan for cash-only homes, and for land and storefronts only if the listing mentions financing', () => {
  const dues = { taxes: null, charges: [{ label: 'Lot rent', dollarsMonthly: 785, said: '$785 a month' }] };
  const cash = monthlyCost({ ...house, description: 'Sold cash only.' }, dues);
  expect(cash).toMatchObject({ loan: null, total: '$785', extras: [{ label: 'Lot rent' }] });
  const land = { ...house, propertyType: 'Land' };
  expect(monthlyCost(land)).toBeUndefined();
  expect(monthlyCost({ ...land, description: 'No owner financing.' })).toBeUndefined();
  expect(monthlyCost({ ...land, description: 'Owner financing with 25% down.' })?.loan).toBeTruthy();
  expect(monthlyCost({ ...house, propertyType: 'Commercial' })).toBeUndefined();
});
