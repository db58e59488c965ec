import { expect, test } from 'vitest';
import { isInName } from './is-in-name.ts';

function isNamed(text: string, word: string): boolean {
  const start = text.indexOf(word);
  return isInName(text, start, start + word.length);
}

test.each([
  ['Two blocks to Hoosier Mama and the park.', 'Mama'],
  ['Women & Children First bookstore is around the corner.', 'Women'],
  ['Grab dinner at Girl & the Goat.', 'Girl'],
  ['Big Mama’s Kitchen opens at six.', 'Mama’s'],
])('%s', (text, word) => {
  expect(isNamed(text, word)).toBe(true);
});

test.each([
  ['Koreans Particularly like this complex.', 'Koreans'],
  ['Great for Young Families with a large yard.', 'Families'],
  ['PERFECT FOR MAMA BEAR', 'MAMA'],
  ['Big Enough For Your Whole Clan Of Kids with room to spare.', 'Kids'],
  ['A home that mama will love.', 'mama'],
  ['We prefer Italian Tenants in this building.', 'Tenants'],
])('not a name: %s', (text, word) => {
  expect(isNamed(text, word)).toBe(false);
});
