import { expect, test } from 'vitest';
import { mixLine, unitMix, unitsSaid } from './unit-mix.ts';

test.each([
  [
    'The front 4-bedroom/3-bath unit and the rear 3-bedroom/2-bath unit share a yard.',
    2,
    'a 4-bedroom, 3-bath unit in front and a 3-bedroom, 2-bath unit in back',
  ],
  [
    'It holds two large 3-bedroom/2 bath units, and a 4-bedroom, 3-bath duplex-down with a deck.',
    3,
    'two 3-bedroom, 2-bath units and a 4-bedroom, 3-bath duplex-down',
  ],
  ['All eight units are one bedroom one bath with oak floors.', 8, 'eight 1-bedroom, 1-bath units'],
])('%s', (text, units, mix) => {
  expect(unitMix(text, units)).toEqual({ count: units, said: mix });
});

test('a mix that leaves out a home isn’t told', () => {
  expect(unitMix('The three-flat has a 2-bedroom, 1-bath garden unit with a patio.', 3)).toBeNull();
});

test('one home’s bedrooms are no mix', () => {
  expect(unitMix('A 2-bedroom, 2-bath home in a building of six.', null)).toBeNull();
});

test('the owner’s home counts as well', () => {
  const text =
    'An owner’s duplex-up and three rental flats (two 3-bedroom apartments, and one 4-bedroom apartment).';
  expect(unitMix(text, null)).toEqual({
    count: 4,
    said: 'an owner’s duplex-up, two 3-bedroom apartments and a 4-bedroom apartment',
  });
});

test('a listing’s word for a building says how many homes it has', () => {
  expect([
    unitsSaid('A brick three-flat'),
    unitsSaid('This 5-unit building'),
    unitsSaid('A bungalow'),
  ]).toEqual([3, 5, null]);
  expect(mixLine({ count: 2, said: 'one and another' })).toBe('Two homes, one address: one and another.');
});
