import { expect, test } from 'vitest';
import { monthlyPayment } from './monthly-payment.ts';

test('a thirty-year loan costs what lenders say', () => {
  expect(monthlyPayment(400_000, 6.5)).toBeCloseTo(2528.27, 1);
  expect(monthlyPayment(360_000, 0)).toBe(1000);
});
