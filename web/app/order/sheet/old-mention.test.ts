import { expect, test } from 'vitest';
import { findOldMention } from './old-mention.ts';

const description =
  'Built in 1931. Upstairs are four quiet bedrooms and 2.5 baths in 2,640 sq ft. Asking $785,000. Route 4 is near.';

test.each([
  ['beds', '4', '5', 'four quiet bedrooms'],
  ['baths', '2.5', '3', '2.5 baths'],
  ['sqft', '2,640', '2,800', '2,640 sq ft'],
  ['yearBuilt', '1931', '1913', '1931'],
  ['price', '$785,000', '$799,000', '$785,000'],
] as const)('the description still says the old %s', (field, before, now, found) => {
  expect(findOldMention(description, { field, before, now })).toBe(found);
});

test.each([
  ['the same number, written another way', 'sqft', '2640', '2,640'],
  ['a number that is not there', 'beds', '3', '5'],
  ['the digits of another thing', 'beds', '40', '5'],
  ['a fact that was not known before', 'beds', '', '5'],
  ['a fact that is no figure', 'neighborhood', 'Route 4', 'Elsewhere'],
] as const)('%s is no old mention', (_, field, before, now) => {
  expect(findOldMention(description, { field, before, now })).toBeUndefined();
});

test('a fact that is left out is still mentioned', () => {
  expect(findOldMention(description, { field: 'yearBuilt', before: '1931', now: '' })).toBe('1931');
});
