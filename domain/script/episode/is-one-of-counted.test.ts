import { expect, test } from 'vitest';
import { isOneOfCounted } from './is-one-of-counted.ts';

test.each([
  ['a rear porch', 'The house has two screened porches.'],
  ['side balcony', 'One of its three balconies is off the den.'],
  ['a brick fireplace', 'Both fireplaces burn wood.'],
])('%s may be one of those: %s', (thing, said) => {
  expect(isOneOfCounted(thing, [said])).toBe(true);
});

test.each([
  ['a rear porch', 'The house has a screened porch.'],
  ['a rear porch', 'There are two dens and porches off the hall.'],
  ['a separate porch', 'The house has two screened porches.'],
  ['a porch with a swing', 'The house has two screened porches.'],
  ['a rear deck', 'The house has two screened porches.'],
])('%s isn’t one of those: %s', (thing, said) => {
  expect(isOneOfCounted(thing, [said])).toBe(false);
});
