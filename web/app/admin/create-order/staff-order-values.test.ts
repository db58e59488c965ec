import { expect, test } from 'vitest';
import { emptyStaffOrder, missingText } from './empty-staff-order.ts';
import { StaffOrderValues } from './staff-order-values.ts';
import { toCents } from './to-cents.ts';

test.each([
  ['29.99', 2999],
  ['19.9', 1990],
  ['$100', 10_000],
  ['0', 0],
  ['4.35', 435],
])('%s dollars are %i cents', (text, cents) => {
  expect(toCents(text)).toBe(cents);
});

test.each(['', '-1', '1.999', 'free', '1e3', '99999'])('refuses %j as an amount', (amount) => {
  const values = { ...emptyStaffOrder, amount };
  expect(StaffOrderValues.safeParse(values).error?.issues.some((issue) => issue.path[0] === 'amount')).toBe(
    true,
  );
});

test('the amount defaults to the price of a podcast, and missing fields are named', () => {
  expect(emptyStaffOrder.amount).toBe('29.99');
  expect(missingText(emptyStaffOrder)).toBe(
    'Please fill in all required fields (email, first name, last name, listing URL)',
  );
});
