import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('takes the first and the last word', () => {
  expect(initials('Maya Lindqvist')).toBe('ML');
  expect(initials('  ana maria de souza ')).toBe('AS');
  expect(initials('Cher')).toBe('C');
});

test('an email address uses its first part', () => {
  expect(initials('jo.park@example.com')).toBe('JP');
});

test('an empty name has initials, too', () => {
  expect(initials(' ')).toBe('?');
});
