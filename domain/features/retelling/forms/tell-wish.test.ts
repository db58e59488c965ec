import { expect, test } from 'vitest';
import { tellWish } from './tell-wish.ts';

test.each([
  ["Whether you're hosting or resting, the deck is for you.", []],
  ['From the carved door to the roof deck, every detail shines.', []],
  ['From the roof deck, the harbor is in view.', undefined],
])('%s', (sentence, told) => {
  expect(tellWish(sentence)).toEqual(told);
});
