import { expect, test } from 'vitest';
import { cutClause } from './cut-clause.ts';

const list =
  'The building has a roof deck, a gym with a view of the river, a dog run, and rentals of any length, moves and large parties with approval of the board only.';
const spanOf = (word: string) => ({ from: list.indexOf(word), to: list.indexOf(word) + word.length });

test('a short sentence stays whole', () => {
  expect(cutClause('The kitchen has an island.', { from: 19, to: 25 }, () => true)).toBe(
    'The kitchen has an island.',
  );
});

test('what limits the end of a list is not cut away', () => {
  const cut = (isOfRules: boolean) => cutClause(list, spanOf('rentals'), () => true, { isOfRules });
  expect(cut(true)).toContain('with approval of the board only');
  expect(cut(false)).toBe('rentals of any length');
});

test('the head of a list is kept where the clause says something else without it', () => {
  const text = list.replace(/ with approval of the board only/, '');
  const isSame = (part: string) => part.includes('building') && part.includes('dog run');
  expect(cutClause(text, spanOf('dog run'), isSame)).toBe('The building has … a dog run');
});

test('an adjective keeps its noun', () => {
  const text =
    'Mill House is a 9-story, boutique elevator building with a garden and a garage and a lobby and a roof, near the river and the park.';
  const from = text.indexOf('story');
  expect(cutClause(text, { from, to: from + 5 }, () => true)).toContain('boutique elevator building');
});

test('an aside between dashes isn’t cut in two, and a wish isn’t cut at all', () => {
  const cut = (text: string, words: string) => {
    const from = text.indexOf(words);
    return cutClause(text, { from, to: from + words.length }, () => true);
  };
  const aside =
    'Matching appliances from one maker - a range, an oven and a refrigerator - turn every meal into a small event, while a wine cooler stands in the pantry.';
  expect(cut(aside, 'refrigerator')).not.toMatch(/^[^-]* - [^-]*$/);
  const wish =
    'Imagine long evenings on the grass behind the house, lanterns in the trees, and a heated pool of your own at the end of the path.';
  expect(cut(wish, 'pool')).toBe(wish);
});
