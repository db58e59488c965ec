import { expect, test } from 'vitest';
import { fixSigns, writeOut } from './write-out.ts';

test.each([
  ['The hall has 25” feet of glass.', 'The hall has 25 feet of glass.'],
  ['A 30” range warms the mill.', 'A 30-inch range warms the mill.'],
  ['The corner “07” tier faces the mill pond.', 'The corner “07” tier faces the mill pond.'],
  ['The "07" line looks east.', 'The "07" line looks east.'],
  ['There is a a separate bakehouse.', 'There is a separate bakehouse.'],
  ['The bar has pendants lights.', 'The bar has pendant lights.'],
  ['The H20 Heater is new.', 'The water heater is new.'],
  ['A wrap around porch faces the quarry.', 'A wraparound porch faces the quarry.'],
  ['Community Amenities include a ferry.', 'Community amenities include a ferry.'],
  ['It has on site management.', 'It has on-site management.'],
  ['This two story mill has a loft.', 'This two-story mill has a loft.'],
  ['Huge LOT by the pond!', 'Huge lot by the pond!'],
  ['A south facing 3-bed loft.', 'A south-facing 3-bed loft.'],
  ['Parking is sold for additional $9,000.', 'Parking is sold for an additional $9,000.'],
])('%s', (slip, fixed) => {
  expect(writeOut(slip)).toBe(fixed);
});

test('two hyphens are a dash, whatever comes after them', () => {
  expect(fixSigns('Here is a landmark-- The old mill.')).toBe('Here is a landmark—the old mill.');
});

test('a hyphen between two halves of a sentence is a dash', () => {
  expect(fixSigns('The ferry is a short walk away from the quarry-your car can stay home.')).toBe(
    'The ferry is a short walk away from the quarry—your car can stay home.',
  );
});
