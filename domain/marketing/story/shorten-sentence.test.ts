import { expect, test } from 'vitest';
import { shortenSentence } from './shorten-sentence.ts';

const loft =
  'Designed by the architect Ada Quill, the building is a small brick mill on the river, featuring a walled garden, a bike room and a workshop in the yard.';

test('a sentence ends before what only adds to it', () => {
  expect(shortenSentence(loft, 200)).toBe(loft);
  expect(shortenSentence(loft, 120)).toBe(
    'Designed by the architect Ada Quill, the building is a small brick mill on the river.',
  );
});

test('it does not end with the word that begins what is cut off', () => {
  const open =
    'The plan is a blend of open space while, providing three walled rooms for the books and the tools.';
  expect(shortenSentence(open, 80) ?? '').not.toMatch(/while\.$/);
});

test('it does not end with a word for a list that is cut off', () => {
  const stub = 'The mill house has a modern infrastructure, including a boiler, a cistern and a wind pump.';
  expect(shortenSentence(stub, 80)).toBeUndefined();
});

test('it is not cut where that would take a limit along, or leave no sentence', () => {
  const shared =
    'The courtyard has a heated pool and a row of cabanas along the old wall, which is shared with the neighbors.';
  expect(shortenSentence(shared, 90)).toBeUndefined();
  expect(
    shortenSentence('Brick, beams, and light, with more than anybody can name in one line.', 40),
  ).toBeUndefined();
});

test('a list that ends early ends with its “and”', () => {
  const mill =
    'The mill offers 800 feet of deck with wide views of the pond, two slate bathrooms including a sauna and a deep tub.';
  expect(shortenSentence(mill, 100)).toBe(
    'The mill offers 800 feet of deck with wide views of the pond, and two slate bathrooms.',
  );
});
