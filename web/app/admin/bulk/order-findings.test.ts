import { expect, test } from 'vitest';
import { leftOutRows, orderFindings } from './order-findings.ts';

const order = (row: number, name: string) => ({
  row,
  customer_email: `${name}@x.example`,
  customer_first_name: 'A',
  customer_last_name: 'B',
  listing_url: `https://homes.example/${name}`,
  customer_phone: '',
  amount: 2999,
});
const check = (row: number, more: object) => ({
  row,
  problem: null,
  isReadable: true,
  reason: null,
  address: `${row} Oak Street`,
  price: null,
  duplicate: null,
  ...more,
});

test('reports invalid, unreadable and repeated rows, including repeats within the file', () => {
  const orders = [order(2, 'a'), order(3, 'a'), order(4, 'b'), order(5, 'c'), order(6, 'd'), order(7, 'e')];
  const findings = orderFindings(orders, [
    check(3, {}),
    check(2, {}),
    check(4, { address: '2 Oak Street' }),
    check(5, { isReadable: false, reason: 'Behind a wall', address: null }),
    check(6, { problem: 'Please enter a valid email address' }),
    check(7, { duplicate: 'We already have a listing for this link' }),
  ]);
  expect(findings).toEqual([
    { row: 3, kind: 'duplicate', text: 'The same order as row 2' },
    { row: 4, kind: 'duplicate', text: 'The same home as row 2' },
    { row: 5, kind: 'unreadable', text: 'Behind a wall' },
    { row: 6, kind: 'problem', text: 'Please enter a valid email address' },
    { row: 7, kind: 'duplicate', text: 'We already have a listing for this link' },
  ]);
});

test('one bad email, one duplicate and one good row make one order', () => {
  const orders = [order(2, 'a'), order(3, 'a'), order(4, 'b')];
  const findings = orderFindings(orders, [
    check(2, {}),
    check(3, {}),
    check(4, { problem: 'Please enter a valid email address' }),
  ]);
  const left = leftOutRows(findings, { duplicates: true, unreadable: false });
  expect(orders.filter(({ row }) => !left.has(row)).map(({ row }) => row)).toEqual([2]);
  expect(leftOutRows(findings, { duplicates: false, unreadable: false })).toEqual(new Set([4]));
});
