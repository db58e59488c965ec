import { expect, test } from 'vitest';
import { formatSigned } from './format-signed.ts';

test.each([
  [2999, '+$29.99'],
  [-2999, '−$29.99'],
  [123_400, '+$1,234.00'],
  [0, '+$0.00'],
])('%d cents are %s', (cents, text) => {
  expect(formatSigned(cents)).toBe(text);
});

test('a balance has no plus', () => {
  expect(formatSigned(15_000, { plus: false })).toBe('$150.00');
});
