import { expect, test } from 'vitest';
import { plainPredicate } from './plain-predicate.ts';

test.each([
  ['The guest suite includes a kitchenette and a tub.', 'The guest suite has a kitchenette and a tub.'],
  ['Both bedrooms include cedar presses.', 'Both bedrooms have cedar presses.'],
])('%s – a room has what it includes', (said, plain) => {
  expect(plainPredicate(said)).toBe(plain);
});

test.each([
  'The monthly fee includes heat.',
  'The association includes snow removal.',
  'The sale includes a boat slip.',
  'The appliances include a range.',
  'It includes a charger.',
  'Three outdoor areas include a roof deck and a walled herb garden.',
  'The level of service includes a porter.',
])('%s stays: nobody has what is included there', (said) => {
  expect(plainPredicate(said)).toBe(said);
});
