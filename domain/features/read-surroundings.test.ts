import { expect, test } from 'vitest';
import { readFeatures } from './read-features.ts';
import { inSurroundings, readSurroundings } from './read-surroundings.ts';

const sheet = `A stone house by the mill.

Third Floor:
Two rooms face the orchard. One has slate tile flooring. Central heat runs throughout the house.
Basement Level:
Cold storage and a sink.
Orchard & Fourth Floor
A quiet place.`;

test('what stands under a heading is on its floor', () => {
  const at = readSurroundings(sheet);
  expect(at('One has slate tile flooring.')).toEqual({ level: 'third floor' });
  expect(at('Cold storage and a sink.')).toEqual({ level: 'basement' });
  expect(at('A quiet place.')).toEqual({});
  expect(at('A stone house by the mill.')).toEqual({});
});

test('a paragraph stays on a floor only as long as it says so', () => {
  const at = readSurroundings(
    'The fourth floor has a studio. This level also has a stove. Central heat is from 2019. Both bedrooms face east.',
  );
  expect(at('This level also has a stove.').level).toBe('fourth floor');
  expect(at('Central heat is from 2019.').level).toBeUndefined();
  expect(at('Both bedrooms face east.').level).toBeUndefined();
});

test('a bath described after the primary suite is the suite’s, until another room is named', () => {
  const at = readSurroundings(
    'The primary suite faces the pond. The slate-lined bath has a soaking tub. Two guest rooms share a hall. The bath has a steam shower.',
  );
  expect(at('The slate-lined bath has a soaking tub.').isOfPrimary).toBe(true);
  expect(at('The bath has a steam shower.').isOfPrimary).toBeUndefined();
});

test('“this retreat” is the suite that the sentence before ends with', () => {
  const at = readSurroundings(
    'Five bedrooms include a wide primary suite. This retreat has two walk-in closets.',
  );
  expect(at('This retreat has two walk-in closets.').isOfPrimary).toBe(true);
});

test('a tub goes to the primary bath only where there are several', () => {
  const [tub] = readFeatures('The bath has a soaking tub.', 'remark', 'home');
  if (!tub) throw new Error('no tub');
  expect(inSurroundings(tub, { isOfPrimary: true }, true).spot).toEqual({
    room: 'primary bath',
    isSure: true,
  });
  expect(inSurroundings(tub, { isOfPrimary: true }, false).spot?.room).toBe('bath');
});
