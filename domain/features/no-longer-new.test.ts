import { expect, test } from 'vitest';
import { noLongerNew } from './no-longer-new.ts';
import { readFeatures } from './read-features.ts';

const phrases = (sentence: string, previous?: string) =>
  readFeatures(sentence, 'f', 'home').flatMap((one) => noLongerNew(one, sentence, previous)?.phrase ?? []);

test('what was new decades ago is not new', () => {
  expect(phrases('A new stoop was added with care.', 'Renovated in 1978.')).toEqual(['stoop']);
  expect(phrases('In 1996 the owners put on a new roof and a new stoop.')).toEqual(['stoop']);
});

test('what is new stays new', () => {
  expect(phrases('The 1924 house has a new stoop.')).toEqual(['new stoop']);
  expect(phrases('Built in 1924, it got a new stoop in 2023.')).toEqual(['new stoop']);
});
