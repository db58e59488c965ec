import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('takes the first and the last word', () => {
  expect(initials('Maya Lindqvist')).toBe('ML');
  expect(initials('  ana maria de souza ')).toBe('AS');
  expect(initials('Cher')).toBe('C');
});

test('reads an email address by its first part', () => {
  expect(initials('jo.park@example.com')).toBe('JP');
});

test('has an answer for an empty name', () => {
  expect(initials(' ')).toBe('?');
});
