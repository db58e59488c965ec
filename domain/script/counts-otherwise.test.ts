import { expect, test } from 'vitest';
import { countsOtherwise } from './counts-otherwise.ts';

test.each([
  ['Upstairs, there are four bedrooms.', { beds: 6 }, true],
  ["It's a 4-bedroom farmhouse.", { beds: 6 }, true],
  ['Upstairs, there are six bedrooms.', { beds: 6 }, false],
  ['Two full baths have slate floors.', { baths: 3 }, true],
  ['Upstairs, there are four bedrooms.', {}, false],
  ['The bedroom has two closets.', { beds: 6 }, false],
])('%s against %o: %s', (text, own, expected) => {
  expect(countsOtherwise(text, own)).toBe(expected);
});
