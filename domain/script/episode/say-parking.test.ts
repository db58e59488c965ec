import { expect, test } from 'vitest';
import { sayParking, spotIn } from './say-parking.ts';

test('a garage for two cars is never called a space', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const term of ['deeded', 'assigned', 'owned'] as const) {
      const spot = spotIn('Attached, Garage - 2 Car', term);
      expect(spot).toEqual({ name: 'an attached two-car garage', areMany: false });
      expect(spot && sayParking(spot, { term, seed })).not.toMatch(/\bspace\b/);
    }
});

test('in a garage of unknown size, the space has the term', () => {
  const spot = { name: 'a heated garage', areMany: false };
  const said = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => sayParking(spot, { term: 'deeded', seed }));
  expect(said.every((line) => /\bdeeded\b/.test(line) && /\bspace\b/.test(line))).toBe(true);
});
