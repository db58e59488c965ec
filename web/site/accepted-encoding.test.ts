import { expect, test } from 'vitest';
import { chooseAcceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0.5', 'gzip'],
  ['GZIP;q=1', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['brotli', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('%s gets %s', (header, expected) => {
  expect(chooseAcceptedEncoding(header)).toBe(expected);
});
