import { expect, test } from 'vitest';
import { countsIn } from './counts-in.ts';

test('rooms, feet and the year are counted in words and in digits, rooms of a kind are not', () => {
  expect(countsIn('A three-bedroom, 2.5-bath house of 2,106 square feet, built in 1926.')).toEqual([
    'beds:3',
    'baths:2.5',
    'sqft:2106',
    'yearBuilt:1926',
  ]);
  expect(countsIn('The third bedroom has a bath of its own and 900 books.')).toEqual([]);
});
