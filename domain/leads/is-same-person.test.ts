import { expect, test } from 'vitest';
import { isSamePerson } from './is-same-person.ts';

test.each([
  ['Mara Ellison', 'mara  ELLISON', true],
  ['Mara J. Ellison, REALTOR®', 'Mara Ellison', true],
  ['M. Ellison', 'Mara Ellison', true],
  ['Dan O’Neil Jr.', "Daniel O'Neil", true],
  ['José Núñez', 'Jose Nunez', true],
  ['Mara Ellison', 'Dana Whitfield', false],
  ['Mara Ellison', 'Tom Ellison', false],
  ['Mara Ellison & Tom Ray', 'Mara Ellison', false],
  ['Ellison', 'Mara Ellison', false],
  ['', '', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSamePerson(one, other)).toBe(isSame);
  expect(isSamePerson(other, one)).toBe(isSame);
});
