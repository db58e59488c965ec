import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';
import { toPhoneNumber } from './phone-number.ts';

test.each([
  ['(555) 010-0142', '+15550100142'],
  ['1 555 010 0142', '+15550100142'],
  ['+44 20 7946 0018', '+442079460018'],
  ['555 0142', undefined],
  ['+0123456789', undefined],
  ['', undefined],
  ['call me', undefined],
])('%s becomes %s', (typed, number) => {
  expect(toPhoneNumber(typed)).toBe(number);
});

test('a name that is taken gets a number', () => {
  expect(freeName('Phone', [])).toBe('Phone');
  expect(freeName('Phone', ['Phone'])).toBe('Phone 2');
  expect(freeName('Phone', ['Phone', 'Phone 2', 'Other'])).toBe('Phone 3');
});
