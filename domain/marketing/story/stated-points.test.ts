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
  [
    'The loft offers over 1200 sq ft of private rooftop space.',
    'over 1,200 square feet of private rooftop space',
  ],
  ['A hidden garden which is a two-time Larkmere Contest winner.', 'a prize-winning garden'],
  ['Tall windows overlook a sparkling pool.', 'a pool'],
  ['The loft has 4 outdoor spaces.', 'four outdoor spaces'],
  ['It has four outdoor spaces, totaling approx. 1,340 sq. ft.', '1,340 square feet of outdoor space'],
  ['The corner room has a 31 foot wall of picture windows.', 'a 31-foot wall of windows'],
  ['There are two bonus home offices.', 'two home offices'],
  ['A stair and an elevator reach all six floors.', 'an elevator'],
  ['The top terrace has wide views of Alder Pond Park.', 'views of Alder Pond Park'],
  ['Plans for an elevator could be drawn.', undefined],
  ['Residents have 2,000 sq ft of outdoor space.', undefined],
  ['It could become three houses.', undefined],
])('%s', (text, said) => {
  expect(statedPoints(text)[0]?.said).toBe(said);
});

test('laundry and parking together sell an apartment where both are rare, and an elevator only a house', () => {
  const dense = { isDense: true, isHouse: false };
  const text = 'It comes with in-unit laundry and deeded parking. The elevator is new.';
  expect(statedPoints(text, dense).map(({ said }) => said)).toEqual(['in-unit laundry and deeded parking']);
  expect(statedPoints(text, { isDense: false, isHouse: false })).toEqual([]);
});
