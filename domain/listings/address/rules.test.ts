import { expect, test } from 'vitest';
import { isAddressIncomplete } from './rules.ts';

const whole = { address: '12 Elm Street, Apt 4', city: 'Larkmere', state: 'VT', zipCode: '05401' };

test.each([
  ['complete', {}, false],
  ['without a ZIP that nobody asked for', { zipCode: undefined }, false],
  ['a placeholder for the street', { address: 'Address not available' }, true],
  ['no city', { city: '' }, true],
  ['a placeholder for the state', { state: 'N/A' }, true],
  ['no ZIP', { zipCode: '' }, true],
  ['everything in the street', { address: '12 Elm Street, Larkmere, VT 05401' }, true],
  ['the state in the street', { address: '12 Elm Street, Larkmere, VT' }, true],
])('an address: %s', (_name, parts, isIncomplete) => {
  expect(isAddressIncomplete({ ...whole, ...parts })).toBe(isIncomplete);
});
