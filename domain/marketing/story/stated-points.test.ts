import { expect, test } from 'vitest';
import { statedPoints } from './stated-points.ts';

test.each([
  ['This nearly 9,400-square-foot lot backs onto an alley.', 'a nearly 9,400-square-foot lot'],
  ['A brick house on an oversized lot.', 'an oversized lot'],
  ['There are three structures on the land.', 'three structures'],
  [
    'With more than 1,200 sq ft of private outdoor space, it opens to the west.',
    'more than 1,200 square feet of private outdoor space',
  ],
  ['The loft has 4 outdoor spaces.', 'four outdoor spaces'],
  ['Residents have 2,000 sq ft of outdoor space.', undefined],
  ['It could become three houses.', undefined],
])('%s', (text, said) => {
  expect(statedPoints(text)[0]?.said).toBe(said);
});
