import { expect, test } from 'vitest';
import { isOnlySize, isOnlyYear, withoutCounts } from './without-counts.ts';

test.each([
  ["It's a 4-bedroom, 1.5-bath loft in Ashbury Heights.", "It's a loft in Ashbury Heights."],
  ["It's a sunny two-bedroom, two-bath apartment above a bakery.", "It's a sunny apartment above a bakery."],
  ["It's a 3-bedroom and 2-bath apartment over a shop.", "It's an apartment over a shop."],
  ["It's a restored one-bedroom with a bay window.", "It's a restored one-bedroom with a bay window."],
  ["It's a three-bedroom updated loft over a shop.", "It's an updated loft over a shop."],
  ["It's a modern, four-bedroom loft over a shop.", "It's a modern loft over a shop."],
  ['There is a pond.', 'There is a pond.'],
  [
    "There's a walled garden with a pond, two sheds and four bedrooms.",
    "There's a walled garden with a pond and two sheds.",
  ],
  ['It has three bedrooms, a cork den and a long hall.', 'It has a cork den and a long hall.'],
  ["It's a urban loft.", "It's a urban loft."],
  ['It has four bedrooms, all with deep closets.', 'It has four bedrooms, all with deep closets.'],
])('%s', (text, rest) => {
  expect(withoutCounts(text)).toBe(rest);
});

test('nothing is left to say of a home that was only counted', () => {
  expect(withoutCounts("It's a 2-bedroom, 2-bath condo.")).toBeUndefined();
  expect(withoutCounts("It's an updated two-bed, two-bath.")).toBeUndefined();
  expect(withoutCounts('There are two bedrooms and an office.')).toBeUndefined();
});

test.each([
  ["It's nearly 900 square feet.", true],
  ['It has approximately 1,200 square feet of living space.', true],
  ['It has 300 square feet of outdoor space.', false],
  ["It's 900 square feet on a corner lot.", false],
])('%s', (text, isOnly) => {
  expect(isOnlySize(text)).toBe(isOnly);
});

test('a year alone is no history once it was said', () => {
  expect(isOnlyYear('The house was built in 1906.')).toBe(true);
  expect(isOnlyYear('It was built in 1906 as a dairy.')).toBe(false);
});
